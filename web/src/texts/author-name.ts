import { textEditing } from '@course/content/site/text-editing'
import type { TextAuthor } from '@course/contract/texts'

export function authorName(author: TextAuthor): string {
  if (author.kind === 'person') return author.name
  return author.kind === 'removed' ? textEditing.versions.removed : textEditing.versions.builtIn
}
