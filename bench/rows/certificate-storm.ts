import { addCertificateRevisions, addCertificates, addCompletions, addPayments } from '../harness/learners.ts'
import { stormRow } from '../harness/storm-row.ts'

export const row = stormRow({
  title: 'Reads during certificates',
  description: 'download their certificates, one after another',
  seedSql: (dialect, people) => [
    addPayments(dialect, people),
    addCompletions(dialect, people),
    addCertificates(dialect, people),
    addCertificateRevisions(dialect, people),
  ],
  requestFor: ({ token }) => ({ token, path: '/functions/v1/certificate-pdf', body: {} }),
})
