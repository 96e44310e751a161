import { siteContent } from '@course/content/site/content'

export function Highlights() {
  const { highlights } = siteContent()
  return (
    <section id="highlights" aria-labelledby="highlights-title" className="shell">
      <h2 id="highlights-title" className="sr-only">
        {highlights.title}
      </h2>
      <ul className="grid grid-cols-2 border-y border-hairline lg:grid-cols-4">
        {highlights.items.map((item) => (
          <li
            key={item.label}
            className="border-hairline py-4 odd:border-r odd:pr-4 even:pl-4 nth-[-n+2]:border-b sm:px-6 sm:py-6 sm:odd:pl-0 lg:border-r lg:py-8 lg:first:pl-0 lg:last:border-r-0 lg:odd:pl-6 lg:nth-1:pl-0 lg:nth-[-n+2]:border-b-0"
          >
            <p className="flex flex-wrap items-baseline gap-x-2.5">
              <span className="font-display text-3xl text-brand sm:text-4xl">{item.figure}</span>
              <span className="font-display text-xl">{item.label}</span>
            </p>
            <p className="mt-1 text-sm text-muted sm:mt-1.5">{item.detail}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
