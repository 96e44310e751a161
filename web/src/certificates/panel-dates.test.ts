import type { IssuedCertificate } from '@course/contract/certificates/certificates'
import { createElement, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { CorrectionsLeft } from './edit-panel.tsx'
import { LockedPanel } from './locked-panel.tsx'
import { WithdrawnCertificate } from './withdrawn-certificate.tsx'

// The API clients need a browser.
vi.mock('./requests.ts', () => ({}))

const render = (panel: ReactElement) => renderToStaticMarkup(createElement(MemoryRouter, {}, panel))

test.each([
  ['Pacific/Honolulu', 'January 28, 2027'],
  ['Pacific/Auckland', 'January 29, 2027'],
])('panels show the dates of the profile with the time zone %s', (timeZone, date) => {
  const at = '2027-01-29T04:00:00.000Z'
  const corrections = { left: 1, until: at }
  expect(render(createElement(CorrectionsLeft, { corrections, timeZone }))).toContain(`until ${date}.`)
  expect(render(createElement(WithdrawnCertificate, { withdrawnAt: at, timeZone }))).toContain(
    `withdrawn on ${date} and`,
  )
  const certificate = { studentName: 'Ada', completionDate: '2027-01-05' }
  const request = { ...certificate, note: '', requestedAt: at, answer: 'No.' }
  const locked = (state: 'open' | 'made' | 'declined') =>
    render(
      createElement(LockedPanel, {
        issued: {
          state: 'issued',
          certificate: { ...certificate, number: '7F2K9-QWERT-0H5MJ-ZX8CV', revision: 3, issuedAt: at },
          isPrivate: false,
          issuer: '',
          url: '',
          qr: '',
          finishedAt: at,
          corrections: { left: 0, until: at },
          request: { ...request, state, decidedAt: state === 'open' ? null : at },
        } satisfies IssuedCertificate,
        timeZone,
        onUpdate: () => {},
      }),
    )
  expect(locked('open')).toContain(`On ${date} you asked`)
  expect(locked('open')).toContain('completed on January 5, 2027')
  expect(locked('made')).toContain(`corrected on ${date},`)
  expect(locked('declined')).toContain(`declined on ${date}:`)
})
