import type { Author } from './types.ts'

/** Sample author and issuer of the course. The owner replaces them in the admin area. */
export const author: Author = {
  writtenBy: 'Alex Sample, a leader of changes in operations and finance',
  issuedBy: 'Integrated Change Management',
  biography: '',
  proof: '',
  photo: '',
  isSample: true,
}
