import { siteContent } from '@course/content/site/content'
import { formatMoney } from '@course/content/site/format'
import { teamOrderCopy as copy } from '@course/content/site/pages/checkout'
import {
  isTeamSize,
  MAX_TEAM_SEATS,
  MIN_TEAM_SEATS,
  seatPrice,
  type TeamOrder,
} from '@course/contract/sales/seats'
import { Checkbox } from '../ui/checkbox.tsx'
import { Field } from '../ui/field.tsx'
import type { TeamChoice } from './use-team.ts'

type TeamFieldsProps = { team: TeamOrder; choice: TeamChoice }

/** How many seats, what they cost, and whether the buyer takes one. */
export function TeamFields({ team, choice }: TeamFieldsProps) {
  const { offer } = siteContent()
  const money = (cents: number) => formatMoney(cents, offer.currency)
  const unit = seatPrice(offer, team.seats)
  const steps = offer.teamPrices.map(({ from, cents }) => copy.step(from, money(cents)))
  return (
    <>
      <Field
        label={copy.seats}
        type="number"
        name="seats"
        inputMode="numeric"
        min={MIN_TEAM_SEATS}
        max={MAX_TEAM_SEATS}
        defaultValue={team.seats}
        hint={copy.hint(MIN_TEAM_SEATS, MAX_TEAM_SEATS, steps)}
        onChange={({ target }) => choice.change({ seats: Number(target.value) })}
      />
      {isTeamSize(team.seats) && (
        <p role="status" className="flex flex-wrap justify-between gap-x-4 font-semibold">
          <span>{copy.each(team.seats, money(unit))}</span>
          <span className="tabular">{money(unit * team.seats)}</span>
        </p>
      )}
      <Checkbox
        label={<span className="text-sm font-semibold">{copy.ownSeat}</span>}
        hint={copy.ownSeatHint}
        checked={team.ownSeat}
        onChange={({ target }) => choice.change({ ownSeat: target.checked })}
      />
    </>
  )
}
