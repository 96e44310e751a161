import { siteContent } from '@course/content/site/content'
import { expect, test } from 'vitest'
import { linkedInUrl } from './linked-in.ts'

test("fills in LinkedIn's form with the certificate's details", () => {
  const url = linkedInUrl({
    state: 'issued',
    certificate: {
      number: '7F2K9-QWERT-0H5MJ-ZX8CV',
      revision: 1,
      studentName: 'Zoë Müller',
      completionDate: '2026-05-04',
      issuedAt: '2026-05-05T10:00:00.000Z',
    },
    isPrivate: false,
    issuer: 'Müller & Co',
    url: 'https://course.example/certificates/7F2K9-QWERT-0H5MJ-ZX8CV',
    qr: '',
    finishedAt: '2026-05-04T10:00:00.000Z',
    request: null,
    corrections: { left: 2, until: '2026-06-04T10:00:00.000Z' },
  })
  expect(Object.fromEntries(new URL(url).searchParams)).toEqual({
    startTask: 'CERTIFICATION_NAME',
    name: siteContent().site.name,
    organizationName: 'Müller & Co',
    issueYear: '2026',
    issueMonth: '5',
    certUrl: 'https://course.example/certificates/7F2K9-QWERT-0H5MJ-ZX8CV',
    certId: '7F2K9-QWERT-0H5MJ-ZX8CV',
  })
})
