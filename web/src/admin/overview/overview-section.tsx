import { formatMoney } from '@course/content/site/money'
import { type Overview, overviewDays } from '@course/contract/admin/overview'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { changeText } from '../change-text.ts'
import { percentText } from '../shares.ts'
import { Time } from '../time.tsx'
import { LaunchChecklist } from './launch-checklist.tsx'

const numberFormat = new Intl.NumberFormat('en-US')

export function OverviewSection({ overview }: { overview: Overview | undefined }) {
  if (!overview)
    return <p className="text-muted">We couldn't load the overview. Select Refresh to try again.</p>
  return (
    <div className="grid gap-10">
      <Attention overview={overview} />
      <LaunchChecklist items={overview.launch} />
      <Comparison overview={overview} />
      <Events overview={overview} />
    </div>
  )
}

function Attention({ overview }: { overview: Overview }) {
  const { alarms, openCorrectionRequests, mailsWaiting, mailsWaitingSince, reconciledAt } = overview
  return (
    <section aria-labelledby="attention">
      <h2 id="attention" className="text-2xl">
        Needs attention
      </h2>
      <dl className="mt-4 grid gap-x-8 gap-y-4 text-sm sm:grid-cols-[auto_1fr]">
        {alarms && (
          <StatRow name="Alarms">
            {alarms.length === 0 ? 'None open' : null}
            {alarms.length > 0 && (
              <ul className="grid gap-1">
                {alarms.map(({ id, title, openedAt }) => (
                  <li key={id}>
                    <PageLink to="/admin/alarms">{title}</PageLink>
                    <span className="text-muted">
                      {' '}
                      since <Time at={openedAt} />
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </StatRow>
        )}
        {openCorrectionRequests > 0 && (
          <StatRow name="Certificates">
            <PageLink to="/admin/certificates?state=asked">
              {openCorrectionRequests === 1
                ? '1 correction request'
                : `${numberFormat.format(openCorrectionRequests)} correction requests`}
            </PageLink>
          </StatRow>
        )}
        <StatRow name="Emails">
          {mailsWaiting === 0 ? (
            'None queued'
          ) : (
            <>
              <PageLink to="/admin/mail">{numberFormat.format(mailsWaiting)} queued</PageLink>
              {mailsWaitingSince && (
                <span className="text-muted">
                  {' '}
                  since <Time at={mailsWaitingSince} />
                </span>
              )}
            </>
          )}
        </StatRow>
        <StatRow name="Card provider">
          {reconciledAt ? (
            <>
              Last synced <Time at={reconciledAt} />
            </>
          ) : (
            'Not synced yet'
          )}
        </StatRow>
      </dl>
    </section>
  )
}

const StatRow = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-muted">{name}</dt>
    <dd className="max-sm:-mt-3">{children}</dd>
  </>
)

const PageLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="font-semibold text-brand underline underline-offset-4">
    {children}
  </Link>
)

function Comparison({ overview: { now, before, currency } }: { overview: Overview }) {
  const conversion = percentText(now.sales, now.visits)
  const previousConversion = percentText(before.sales, before.visits)
  const cells = [
    { name: 'Visits', value: numberFormat.format(now.visits), change: changeText(now.visits, before.visits) },
    {
      name: 'Checkouts started',
      value: numberFormat.format(now.checkouts),
      change: changeText(now.checkouts, before.checkouts),
    },
    { name: 'Sales', value: numberFormat.format(now.sales), change: changeText(now.sales, before.sales) },
    ...(now.revenue === null || before.revenue === null
      ? []
      : [
          {
            name: 'Net revenue',
            value: formatMoney(now.revenue, currency),
            change: changeText(now.revenue, before.revenue),
          },
        ]),
    { name: 'Conversion', value: conversion, change: `${previousConversion} before` },
  ]
  return (
    <section aria-labelledby="comparison">
      <h2 id="comparison" className="text-2xl">
        Last {overviewDays} days vs. the previous {overviewDays}
      </h2>
      <dl className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-5">
        {cells.map(({ name, value, change }) => (
          <Card key={name} className="p-4! sm:p-5!">
            <dt className="text-sm text-muted">{name}</dt>
            <dd className="tabular mt-1 font-display text-2xl">{value}</dd>
            <dd className="mt-1 text-xs text-muted">{change}</dd>
          </Card>
        ))}
      </dl>
      <p className="mt-4 text-sm">
        {numberFormat.format(now.visits)} visits → {numberFormat.format(now.checkouts)} checkouts started →{' '}
        {numberFormat.format(now.sales)} sales. <PageLink to="/admin/funnel">View funnel</PageLink>
      </p>
    </section>
  )
}

const eventBadges = {
  sale: <Badge tone="success">Sale</Badge>,
  act: <Badge>Staff</Badge>,
  alarm: <Badge tone="warning">Alarm</Badge>,
}

function Events({ overview: { events } }: { overview: Overview }) {
  return (
    <section aria-labelledby="latest">
      <h2 id="latest" className="text-2xl">
        Recent activity
      </h2>
      {events.length === 0 ? (
        <p className="mt-4 text-sm text-muted">No activity yet.</p>
      ) : (
        <ul className="mt-4 grid text-sm">
          {events.map(({ id, at, kind, text, about }) => (
            <li
              key={`${kind} ${id}`}
              className="grid gap-x-4 gap-y-1 border-b border-hairline py-2.5 sm:grid-cols-[5rem_1fr_auto]"
            >
              <span>{eventBadges[kind]}</span>
              <span className="wrap-anywhere">
                {text} <span className="text-muted">{about}</span>
              </span>
              <span className="text-muted">
                <Time at={at} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
