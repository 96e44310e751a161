/** Who writes the course and who issues it. Sample: replace both with real names, and set `isSample` to false. */
export const author: { writtenBy: string; issuedBy: string; isSample: boolean } = {
  writtenBy: 'Alex Sample, who has led changes in operations and finance',
  issuedBy: 'Integrated Change Management',
  isSample: true,
}
