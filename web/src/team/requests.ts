import type {
  SeatAcceptance,
  SeatInvitation,
  SeatLink,
  Team,
  TeamInvitationResult,
} from '@course/contract/sales/team'
import { callFunction, fetchLink } from '../app/clients/clients.ts'

export const fetchTeam = () => callFunction<Team>('team')

export const inviteTeam = (emails: readonly string[]) =>
  callFunction<TeamInvitationResult>('invite-team', { emails })

export const createSeatLink = () => callFunction<SeatLink>('create-seat-link')

export const renewSeat = (id: string) => callFunction<SeatLink>('renew-seat', { id })

export const withdrawSeat = (id: string) => callFunction<Team>('withdraw-seat', { id })

export const releaseSeat = (id: string) => callFunction<Team>('release-seat', { id })

export const fetchInvitation = (token: string) => fetchLink<SeatInvitation>('seat-invitation', token)

export const acceptSeat = (acceptance: { token: string; email?: string; sharesProgress: boolean }) =>
  callFunction<SeatAcceptance>('accept-seat', acceptance)
