import { callFunction, fetchLink } from '../app/clients/clients.ts'

export const fetchTeam = () => callFunction('team')

export const inviteTeam = (emails: readonly string[]) => callFunction('invite-team', { emails })

export const createSeatLink = () => callFunction('create-seat-link')

export const renewSeat = (id: string) => callFunction('renew-seat', { id })

export const withdrawSeat = (id: string) => callFunction('withdraw-seat', { id })

export const releaseSeat = (id: string) => callFunction('release-seat', { id })

export const fetchInvitation = (token: string) => fetchLink('seat-invitation', token)

export const acceptSeat = (acceptance: { token: string; email?: string; sharesProgress: boolean }) =>
  callFunction('accept-seat', acceptance)
