import { author } from './author.ts'
import { footer } from './footer.ts'
import { formatMoney } from './format.ts'
import { legal } from './legal-defaults.ts'
import { faq } from './pages/faq.ts'
import {
  enrollment,
  hero,
  highlights,
  keyTopics,
  lessonsSection,
  objectives,
  overview,
  testimonialsSection,
} from './pages/landing.ts'
import { testimonials } from './pages/testimonials.ts'
import { price } from './price.ts'
import { pricing, refundDays } from './pricing.ts'
import { publishedInPage } from './published.ts'
import { site } from './site.ts'
import type { Offer, PublishedBlocks, SiteContent } from './types.ts'

/** What the owner can change on the site. The files of this folder have the defaults. */
export const defaultContent: SiteContent = {
  site,
  author,
  footer,
  offer: { ...price, ...pricing },
  legal,
  hero,
  highlights,
  overview,
  objectives,
  topics: keyTopics,
  lessons: lessonsSection,
  reviews: testimonialsSection,
  testimonials,
  enrollment,
  faq,
}

/** The placeholders that texts may contain, such as `{price}`. */
const placeholders = {
  price: ({ offer }: SiteContent) => formattedPrices(offer).current,
  regularPrice: ({ offer }: SiteContent) => formattedPrices(offer).original,
  saving: ({ offer }: SiteContent) => formattedPrices(offer).saving,
  refundDays: () => String(refundDays),
  contactEmail: ({ footer }: SiteContent) => footer.contact.email,
  author: ({ author }: SiteContent) => author.writtenBy,
  issuer: ({ author }: SiteContent) => author.issuedBy,
  siteName: ({ site }: SiteContent) => site.name,
}

export const placeholderNames = Object.keys(placeholders)

/** What each placeholder currently stands for. */
export const placeholderValues = (): Record<string, string> =>
  Object.fromEntries(Object.entries(placeholders).map(([name, value]) => [name, value(siteContent())]))

let publishedBlocks = publishedInPage().blocks
let current = fillPlaceholders(mergeWithDefaults(publishedBlocks))

/** The texts and settings of the site as published; the defaults of this folder where the owner has changed nothing. */
export const siteContent = (): SiteContent => current

/** Replaces blocks of the defaults for this process or page. Fields that a block lacks keep their default. */
export function publishContent(blocks: PublishedBlocks): void {
  publishedBlocks = blocks
  current = fillPlaceholders(mergeWithDefaults(blocks))
}

/** Replaces one block in the browser tab that has published it. */
export const publishBlock = (name: keyof SiteContent, block: object): void =>
  publishContent({ ...publishedBlocks, [name]: block })

/** The content with these blocks; placeholders are not filled yet. */
export function mergeWithDefaults(blocks: PublishedBlocks): SiteContent {
  const names = Object.keys(defaultContent) as (keyof SiteContent)[]
  return Object.fromEntries(
    names.map((name) => {
      const block = blocks[name]
      // What the owner published is no sample.
      return [name, block ? { ...defaultContent[name], isSample: false, ...block } : defaultContent[name]]
    }),
  ) as SiteContent
}

/** The prices of the offer as text, and whether there is a discount to show. */
export function formattedPrices({ originalCents, currentCents, currency }: Offer = siteContent().offer) {
  return {
    original: formatMoney(originalCents, currency),
    current: formatMoney(currentCents, currency),
    saving: formatMoney(originalCents - currentCents, currency),
    hasDiscount: originalCents > currentCents,
  }
}

/** The offer at a time: after its last day the regular price applies and the urgency text goes. */
export function offerAt(offer: Offer, now: Date, timeZone: string): Offer {
  if (offer.lastDay === '') return offer
  // Swedish dates are ISO dates.
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone }).format(now)
  return today <= offer.lastDay ? offer : { ...offer, currentCents: offer.originalCents, urgency: '' }
}

function fillPlaceholders(content: SiteContent): SiteContent {
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string')
      return value.replace(/\{(\w+)\}/g, (text, name: string) =>
        Object.hasOwn(placeholders, name) ? placeholders[name as keyof typeof placeholders](content) : text,
      )
    if (Array.isArray(value)) return value.map(fill)
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, fill(part)]))
    return value
  }
  return fill(content) as SiteContent
}
