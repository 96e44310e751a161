import { siteContent } from '@course/content/site/content'

export function Highlights() {
  const { highlights } = siteContent()
  return (
    <section id="highlights" aria-labelledby="highlights-title" className="shell">
      <h2 id="highlights-title" className="sr-only">
        {highlights.title}
      </h2>
      <ul className="grid border-y border-hairline sm:grid-cols-2 lg:grid-cols-4">
        {highlights.items.map((item) => (
          <li
            key={item.label}
            className="border-b border-hairline py-6 last:border-b-0 sm:px-6 sm:odd:border-r sm:odd:pl-0 sm:nth-3:border-b-0 lg:border-r lg:border-b-0 lg:px-6 lg:py-8 lg:first:pl-0 lg:last:border-r-0 lg:odd:pl-6 lg:nth-1:pl-0"
          >
            <p className="flex items-baseline gap-2.5">
              <span className="font-display text-4xl text-brand">{item.figure}</span>
              <span className="font-display text-xl">{item.label}</span>
            </p>
            <p className="mt-1.5 text-sm text-muted">{item.detail}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
