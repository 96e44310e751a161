import { DIRECT_SOURCE, OTHER_SOURCE, UNKNOWN_SOURCE } from '@course/contract/sales/sources'

const names: Readonly<Record<string, string>> = {
  [DIRECT_SOURCE]: 'Direct',
  [OTHER_SOURCE]: 'Other',
  [UNKNOWN_SOURCE]: 'Before sources were counted',
}

export const sourceName = (source: string): string => names[source] ?? source
