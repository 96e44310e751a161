import { validationCopy } from '@course/content/site/validation'
import { EMAIL_MAX_CHARACTERS, parseEmail } from '@course/contract/accounts'
import { MAX_TEAM_SEATS } from '@course/contract/sales/seats'
import type {
  SeatAcceptance,
  SeatInvitation,
  SeatLink,
  Team,
  TeamInvitationResult,
} from '@course/contract/sales/team'
import { z } from 'zod'
import { hasAccess } from '../../access/index.ts'
import { serverFunction } from '../../http/functions.ts'
import { limitRevealingRequests } from '../../http/limit-revealing-requests.ts'
import { checkLimit } from '../../http/route-access.ts'
import { DAY_SECONDS } from '../../platform/clock.ts'
import { AppError } from '../../platform/errors.ts'
import { perAccount, perHour, perMinute } from '../../platform/rate-limits.ts'
import { emailLookupLimits } from '../checkout/email-lookups.ts'
import { findSenderName } from '../gifts/send-gift.ts'
import { findGift } from '../store/gifts.ts'
import { findPurchase } from '../store/purchases.ts'
import { claimSeat } from './claim-seat.ts'
import { requireInvitedSeat } from './invitation.ts'
import {
  createSeatLink,
  findInviterName,
  inviteMembers,
  releaseSeat,
  renewInvitation,
  withdrawInvitation,
} from './manage-seats.ts'
import { getTeam } from './team.ts'

const CHANGE_LIMIT = perAccount(perMinute(60))
/** Invitations that one buyer can send a day: a few for each seat. */
const INVITATION_LIMIT = { count: 3 * MAX_TEAM_SEATS, seconds: DAY_SECONDS }

const teamFunction = serverFunction(
  'team',
  { access: 'user', rateLimit: perMinute(120), body: z.unknown() },
  (site, { caller: { userId } }): Promise<Team> => getTeam(site, userId),
)

const invitationKey = (userId: string) => `seat.invitations:${userId}`

const inviteTeamFunction = serverFunction(
  'invite-team',
  {
    access: 'user',
    rateLimit: perAccount(perHour(60)),
    bodyLimit: MAX_TEAM_SEATS * (EMAIL_MAX_CHARACTERS + 10),
    body: z.object({
      emails: z
        .array(z.string().transform((typed) => parseEmail(typed).email ?? ''))
        .min(1)
        .max(MAX_TEAM_SEATS)
        .refine((emails) => emails.every((email) => email !== ''), validationCopy.badEmails),
    }),
  },
  async (site, { caller: { userId }, body }): Promise<TeamInvitationResult> => {
    const emails = [...new Set(body.emails)]
    await checkLimit(invitationKey(userId), INVITATION_LIMIT, site, emails.length)
    const release = (unsent: number) => site.limiter.release(invitationKey(userId), INVITATION_LIMIT, unsent)
    const outcome = await inviteMembers(site, userId, emails).catch(async (error) => {
      await release(emails.length)
      throw error
    })
    await release(outcome.alreadyInvited.length)
    return { ...outcome, team: await getTeam(site, userId) }
  },
)

const createSeatLinkFunction = serverFunction(
  'create-seat-link',
  { access: 'user', rateLimit: CHANGE_LIMIT, body: z.unknown() },
  async (site, { caller: { userId } }): Promise<SeatLink> => {
    const created = await createSeatLink(site, userId)
    return { ...created, team: await getTeam(site, userId) }
  },
)

const seatBody = z.object({ id: z.uuid() })

const renewSeatFunction = serverFunction(
  'renew-seat',
  { access: 'user', rateLimit: CHANGE_LIMIT, body: seatBody },
  async (site, { caller: { userId }, body }): Promise<SeatLink> => {
    await checkLimit(invitationKey(userId), INVITATION_LIMIT, site)
    const link = await renewInvitation(site, userId, body.id)
    return { id: body.id, link, team: await getTeam(site, userId) }
  },
)

const withdrawSeatFunction = serverFunction(
  'withdraw-seat',
  { access: 'user', rateLimit: CHANGE_LIMIT, body: seatBody },
  async (site, { caller: { userId }, body }): Promise<Team> => {
    await withdrawInvitation(site, userId, body.id)
    return getTeam(site, userId)
  },
)

const releaseSeatFunction = serverFunction(
  'release-seat',
  { access: 'user', rateLimit: CHANGE_LIMIT, body: seatBody },
  async (site, { caller: { userId }, body }): Promise<Team> => {
    await releaseSeat(site, userId, body.id)
    return getTeam(site, userId)
  },
)

const token = z.string().max(100)

/** Changes nothing, because mail scanners and chat previews also open links. */
const seatInvitationFunction = serverFunction(
  'seat-invitation',
  { access: 'visitor', rateLimit: perMinute(30), body: z.object({ token }) },
  async (site, { caller, body }): Promise<SeatInvitation> => {
    const { email, purchase_id } = await requireInvitedSeat(site.db, site, body.token)
    const purchase = await findPurchase(site.db, purchase_id)
    if (purchase?.state !== 'active' || !purchase.customer_id) throw new AppError('seat.not_found')
    const gift = await findGift(site.db, purchase_id)
    return {
      inviter: gift
        ? await findSenderName(site.db, gift, purchase)
        : await findInviterName(site.db, purchase.customer_id),
      email,
      gift: gift ? { recipient: gift.recipient, message: gift.message } : null,
      hasAccess: caller.role === 'user' && (await hasAccess(site.db, caller.userId)),
    }
  },
)

const acceptSeatFunction = serverFunction(
  'accept-seat',
  {
    access: 'visitor',
    rateLimit: perMinute(20),
    body: z.object({ token, email: z.string().optional(), sharesProgress: z.boolean().default(false) }),
  },
  async (site, { caller, body, request }): Promise<SeatAcceptance> => {
    const userId = caller.role === 'user' ? caller.userId : undefined
    const accept = () => claimSeat(site, { ...body, email: body.email, userId })
    if (userId) return accept()
    // A refusal tells whether a typed email has an account.
    return limitRevealingRequests(site, emailLookupLimits(request.ip), accept, (outcome) =>
      outcome.status === 'rejected' && outcome.reason instanceof AppError
        ? `${body.token} ${body.email}`
        : undefined,
    )
  },
)

export const seatFunctions = [
  teamFunction,
  inviteTeamFunction,
  createSeatLinkFunction,
  renewSeatFunction,
  withdrawSeatFunction,
  releaseSeatFunction,
  seatInvitationFunction,
  acceptSeatFunction,
]
