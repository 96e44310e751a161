import { formatMoney, formatNumber } from '@course/content/site/format'
import { type Overview, overviewDays } from '@course/contract/admin/overview'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Badge } from '../../ui/badge.tsx'
import { DetailRow } from '../../ui/detail-row.tsx'
import { Activity } from '../kit/activity.tsx'
import { changeText, percentText } from '../kit/number-text.ts'
import { StatCard } from '../kit/stat-card.tsx'
import { Time } from '../kit/time.tsx'
import { LaunchChecklist } from './launch-checklist.tsx'

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

/** Leads to what needs attention, if anything does. */
export function AttentionLink({
  overview: { alarms, openCorrectionRequests, backups },
}: {
  overview: Overview
}) {
  const count = (alarms?.length ?? 0) + (openCorrectionRequests > 0 ? 1 : 0) + (backups.areOn ? 0 : 1)
  if (count === 0) return null
  return (
    <p className="text-sm">
      <Link to="#attention" className="text-link inline-flex min-h-10 items-center font-semibold">
        {count === 1 ? '1 thing needs attention' : `${count} things need attention`} ↓
      </Link>
    </p>
  )
}

function Attention({ overview }: { overview: Overview }) {
  const { alarms, openCorrectionRequests, mailsWaiting, mailsWaitingSince, reconciledAt, backups } = overview
  return (
    <section aria-labelledby="attention">
      <h2 id="attention" className="scroll-mt-4 text-2xl">
        Needs attention
      </h2>
      <dl className="mt-4 grid text-sm">
        {alarms && (
          <DetailRow name="Alarms">
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
          </DetailRow>
        )}
        {openCorrectionRequests > 0 && (
          <DetailRow name="Certificates">
            <PageLink to="/admin/certificates?state=asked">
              {openCorrectionRequests === 1
                ? '1 correction request'
                : `${formatNumber(openCorrectionRequests)} correction requests`}
            </PageLink>
          </DetailRow>
        )}
        <DetailRow name="Emails">
          {mailsWaiting === 0 ? (
            'None queued'
          ) : (
            <>
              <PageLink to="/admin/mail">{formatNumber(mailsWaiting)} queued</PageLink>
              {mailsWaitingSince && (
                <span className="text-muted">
                  {' '}
                  since <Time at={mailsWaitingSince} />
                </span>
              )}
            </>
          )}
        </DetailRow>
        <DetailRow name="Card provider">
          {reconciledAt ? (
            <>
              Last synced <Time at={reconciledAt} />
            </>
          ) : (
            'Not synced yet'
          )}
        </DetailRow>
        <DetailRow name="Backups">
          {backups.lastAt ? (
            <>
              Last backup <Time at={backups.lastAt} />
              {!backups.areOn && (
                <>
                  {' '}
                  <Badge tone="warning">Now off</Badge>
                </>
              )}
            </>
          ) : backups.areOn ? (
            'None yet'
          ) : (
            <Badge tone="warning">Off</Badge>
          )}
        </DetailRow>
      </dl>
    </section>
  )
}

const PageLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="font-semibold text-brand underline underline-offset-4">
    {children}
  </Link>
)

function Comparison({ overview: { now, before, currency } }: { overview: Overview }) {
  const conversion = percentText(now.sales, now.visits)
  const previousConversion = percentText(before.sales, before.visits)
  const cells = [
    { name: 'Visits', value: formatNumber(now.visits), change: changeText(now.visits, before.visits) },
    {
      name: 'Checkouts started',
      value: formatNumber(now.checkouts),
      change: changeText(now.checkouts, before.checkouts),
    },
    { name: 'Sales', value: formatNumber(now.sales), change: changeText(now.sales, before.sales) },
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
          <StatCard key={name} name={name} value={value} change={change} />
        ))}
      </dl>
      <p className="mt-4 text-sm">
        {formatNumber(now.visits)} visits → {formatNumber(now.checkouts)} checkouts started →{' '}
        {formatNumber(now.sales)} sales. <PageLink to="/admin/funnel">View funnel</PageLink>
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
            <Activity key={`${kind} ${id}`} at={at} badge={eventBadges[kind]}>
              {text} <span className="text-muted">{about}</span>
            </Activity>
          ))}
        </ul>
      )}
    </section>
  )
}
