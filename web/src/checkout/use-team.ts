import { isTeamSize, type TeamOrder } from '@course/contract/sales/seats'
import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { TEAM_PARAM } from './order-links.ts'

const DEFAULT_TEAM_SEATS = 5

/** The team that the visitor is buying for; undefined for a single purchase. `seats` may be what is still typed. */
export type TeamChoice = {
  team: TeamOrder | undefined
  change: (change: Partial<TeamOrder>) => void
}

/** Begins with the link, also after the prerendered page was loaded from it. */
export function useTeam(): TeamChoice {
  const [searchParams] = useSearchParams()
  const [team, setTeam] = useState<TeamOrder>()
  const linked = searchParams.get(TEAM_PARAM)
  useEffect(() => {
    const seats = Number(linked)
    setTeam(
      linked === null ? undefined : { seats: isTeamSize(seats) ? seats : DEFAULT_TEAM_SEATS, ownSeat: false },
    )
  }, [linked])
  const change = useCallback(
    (part: Partial<TeamOrder>) => setTeam((before) => before && { ...before, ...part }),
    [],
  )
  return { team, change }
}
