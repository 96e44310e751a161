import type { SiteContent } from '@course/content/site/types'

export type BlockName = keyof SiteContent

/** A value that the owner enters. Fields that are not optional must not be empty. */
export type Field = { label: string; hint?: string; isOptional?: boolean } & (
  | { kind: 'text' | 'paragraph'; maxLength: number }
  | { kind: 'email' | 'link' | 'path' | 'color' | 'image' | 'amount' | 'currency' | 'day' | 'timeZone' }
  | { kind: 'number'; min: number; max: number }
  | { kind: 'choice'; options: readonly { value: string | number; label: string }[] }
  | { kind: 'group'; fields: Fields }
  | {
      kind: 'list'
      /** What one entry is called, such as "question". */
      entry: string
      /** The value of each entry, or its fields. */
      item: Field | Fields
      min: number
      max: number
    }
)

export type Fields = { readonly [name: string]: Field }

/** `isSample` marks built-in samples, so it is not a field. */
type FieldsOf<Block> = { readonly [Name in Exclude<keyof Block, 'isSample'>]-?: Field }

type Block<Name extends BlockName = BlockName> = {
  title: string
  description: string
  group: 'Settings' | 'Front page'
  fields: FieldsOf<SiteContent[Name]>
}

export type Blocks = { readonly [Name in BlockName]: Block<Name> }

export const text = (
  label: string,
  maxLength = 120,
  more?: { hint?: string; isOptional?: boolean },
): Field => ({
  kind: 'text',
  label,
  maxLength,
  ...more,
})

export const paragraph = (
  label: string,
  maxLength = 600,
  more?: { hint?: string; isOptional?: boolean },
): Field => ({ kind: 'paragraph', label, maxLength, ...more })

export const list = (
  label: string,
  entry: string,
  item: Field | Fields,
  { min = 1, max = 12, hint }: { min?: number; max?: number; hint?: string } = {},
): Field => ({ kind: 'list', label, entry, item, min, max, ...(hint ? { hint } : {}) })
