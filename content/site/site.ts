import type { SiteIdentity } from './types.ts'

export const site: SiteIdentity = {
  name: 'Integrated Change Management',
  shortName: 'Change',
  title: 'Integrated Change Management: a self-paced course for leaders',
  description:
    'A self-paced course for leaders and managers: weave purpose, process and people into change that lasts. Four lessons, a certificate, lifetime access.',
  shareImageDescription: '{siteName}: three strands woven into one',
  brandColor: '',
  logo: '',
  darkLogo: '',
  mailSender: '',
  timeZone: 'UTC',
}
