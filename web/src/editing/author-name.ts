import { editingCopy } from '@course/content/site/pages/editing'
import type { TextAuthor } from '@course/contract/editing/texts'

export function authorName(author: TextAuthor): string {
  return author.kind === 'person' ? author.name : editingCopy.versions.authors[author.kind]
}
