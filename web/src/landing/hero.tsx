import { hero } from '@course/content/site/landing'
import { ButtonLink } from '../ui/button.tsx'
import { HeroDrawing } from './hero-drawing.tsx'

export function Hero() {
  return (
    <section id="hero" aria-labelledby="hero-title" className="pt-14 pb-12 sm:pt-20 sm:pb-16 xl:pt-24">
      <div className="shell">
        <p className="eyebrow">{hero.eyebrow}</p>
        <h1 id="hero-title" className="mt-5 max-w-[17em] text-5xl">
          {hero.title}
        </h1>
        <p className="mt-6 max-w-reading text-lg text-muted sm:mt-8">{hero.lead}</p>
        <div className="mt-8 flex flex-col gap-3 sm:mt-10 sm:flex-row sm:gap-4">
          <ButtonLink to="#enrollment" wide>
            {hero.enroll}
          </ButtonLink>
          <ButtonLink to="#lessons" variant="secondary" wide>
            {hero.lessons}
          </ButtonLink>
        </div>
        <HeroDrawing className="mt-16 sm:mt-20" />
      </div>
    </section>
  )
}
