import { textEditing } from '@course/content/site/pages/text-editing'
import type { TextAuthor } from '@course/contract/texts/texts'

export function authorName(author: TextAuthor): string {
  return author.kind === 'person' ? author.name : textEditing.versions.authors[author.kind]
}
