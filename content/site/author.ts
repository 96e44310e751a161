/** Author and issuer of the course. Replace both samples with real names, and set `isSample` to false. */
export const author: { writtenBy: string; issuedBy: string; isSample: boolean } = {
  writtenBy: 'Alex Sample, who has led changes in operations and finance',
  issuedBy: 'Integrated Change Management',
  isSample: true,
}
