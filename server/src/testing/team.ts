import { randomBytes } from 'node:crypto'
import type { SeatLink, Team } from '@course/contract/sales/team'
import { callFunction } from './admin.ts'
import { buyCourse } from './buy-course.ts'
import type { Member, Person } from './people.ts'
import type { RunningSite } from './start-site.ts'

/** A signed-in buyer of seats for a team. */
export async function teamBuyer(site: RunningSite, seats: number, { ownSeat = false } = {}): Promise<Member> {
  const buyer = await site.signedUp(`buyer-${randomBytes(6).toString('hex')}@company.example`)
  await buyCourse(site, buyer.email, { kind: 'team', seats, ownSeat })
  return buyer
}

export const fetchTeamOf = async (buyer: Person): Promise<Team> =>
  (await callFunction(buyer, 'team')).body as unknown as Team

/** The secret in a link to a seat. */
export const tokenIn = (link: string): string => new URL(link).searchParams.get('token') ?? ''

/** The secret of a new link to one of the buyer's seats. */
export async function createSeatToken(buyer: Person): Promise<string> {
  const { body } = await callFunction(buyer, 'create-seat-link')
  return tokenIn((body as unknown as SeatLink).link ?? '')
}

export const acceptSeat = (person: Person, token: string, more: object = {}) =>
  callFunction(person, 'accept-seat', { token, ...more })
