import {
  type AnnouncementAudience,
  type AnnouncementFilters,
  type AnnouncementInput,
  announcementAudiences,
} from '@course/contract/admin/announcements'
import { funnelSteps } from '@course/contract/admin/overview'
import { useFetch } from '../../app/page-data/use-fetch.ts'
import { Button } from '../../ui/button.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { customerFilterChoices, onlyFilters } from '../customers/customer-filters.ts'
import { customersText } from '../kit/number-text.ts'
import { audienceLabels } from './announcement-texts.ts'
import { fetchRecipientCount } from './requests.ts'

type Audience = Pick<AnnouncementInput, 'audience' | 'filters'>

/** To whom it goes, with the filters of the customer list. */
export function AudienceFields({
  value: { audience, filters },
  onChange,
}: {
  value: Audience
  onChange: (audience: Audience) => void
}) {
  return (
    <fieldset className="grid gap-4">
      <legend className="float-left mb-1 w-full font-semibold">Recipients</legend>
      <Select
        label="Audience"
        hint={
          audience === 'news'
            ? 'Everyone can turn news on or off in their account, and unsubscribe from each email.'
            : 'Only for what customers must know, such as new terms. They cannot unsubscribe.'
        }
        value={audience}
        onChange={({ target }) => onChange({ filters, audience: target.value as AnnouncementAudience })}
      >
        {announcementAudiences.map((name) => (
          <option key={name} value={name}>
            {audienceLabels[name]}
          </option>
        ))}
      </Select>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        {customerFilterChoices().map((filter) => {
          const value = textOf(filters, filter.name)
          const set = ({ target }: { target: { value: string } }) =>
            onChange({ audience, filters: withFilter(filters, filter.name, target.value) })
          return filter.kind === 'choice' ? (
            <Select key={filter.name} label={filter.label} value={value} onChange={set}>
              <option value="">All</option>
              {filter.options.map(([option, label]) => (
                <option key={option} value={option}>
                  {label}
                </option>
              ))}
            </Select>
          ) : (
            <Field key={filter.name} label={filter.label} type="date" value={value} onChange={set} />
          )
        })}
      </div>
      {filters.lost && (
        <p className="text-sm">
          Only customers who {dropOffText(filters.lost)}.{' '}
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              const { lost: _, ...rest } = filters
              onChange({ audience, filters: rest })
            }}
          >
            Remove this filter
          </Button>
        </p>
      )}
      <RecipientCount audience={audience} filters={filters} />
    </fieldset>
  )
}

const COUNT_DELAY_MS = 300

export function RecipientCount(audience: Audience) {
  const { value, error, isPending } = useFetch(
    () => fetchRecipientCount(audience),
    JSON.stringify(audience),
    {
      delayMs: COUNT_DELAY_MS,
    },
  )
  return (
    <p aria-live="polite" className="font-semibold">
      {isPending && 'Counting…'}
      {!isPending && error !== undefined && "We couldn't count the recipients. Check your connection."}
      {!isPending &&
        error === undefined &&
        value &&
        `${customersText(value.count)} would get this email now.`}
    </p>
  )
}

const dropOffText = ({ from, to, at }: NonNullable<AnnouncementFilters['lost']>) =>
  `paid from ${from} to ${to} and dropped off at “${funnelSteps()[at]}”`

/** The chosen filters as labels and values: “Access: Paid”. */
export const filterTexts = (filters: AnnouncementFilters): string[] => [
  ...customerFilterChoices().flatMap((filter) => {
    const value = textOf(filters, filter.name)
    const label = filter.kind === 'choice' ? filter.options.find(([option]) => option === value)?.[1] : value
    return label ? [`${filter.label}: ${label}`] : []
  }),
  ...(filters.lost ? [dropOffText(filters.lost)] : []),
]

const isOnly = (name: string, filters: AnnouncementFilters) =>
  Object.keys(onlyFilters[name as keyof typeof onlyFilters].filters).every(
    (field) => filters[field as keyof AnnouncementFilters],
  )

function textOf(filters: AnnouncementFilters, name: string): string {
  if (name === 'only') return Object.keys(onlyFilters).find((only) => isOnly(only, filters)) ?? ''
  return String(filters[name as keyof AnnouncementFilters] ?? '')
}

function withFilter(filters: AnnouncementFilters, name: string, value: string): AnnouncementFilters {
  const removed =
    name === 'only' ? Object.values(onlyFilters).flatMap(({ filters }) => Object.keys(filters)) : [name]
  const rest = Object.fromEntries(Object.entries(filters).filter(([key]) => !removed.includes(key)))
  if (value === '') return rest
  if (name === 'only') return { ...rest, ...onlyFilters[value as keyof typeof onlyFilters].filters }
  return { ...rest, [name]: name === 'stage' ? Number(value) : value }
}
