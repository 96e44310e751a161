import { MAX_TEAM_SEATS, MIN_TEAM_SEATS } from '../sales/seats.ts'
import { type Blocks, type Field, type Fields, list, paragraph, text } from './fields.ts'

const linkedPage = (label: string, hint: string): Field => ({
  kind: 'choice',
  label,
  options: [
    { value: 'hidden', label: 'Not linked' },
    { value: 'footer', label: 'Linked in the footer' },
  ],
  hint,
})

const link: Fields = { label: text('Label', 60), href: { kind: 'link', label: 'Address' } }

/** The settings of the site. */
export const settingsBlocks = {
  site: {
    title: 'Name and look',
    description: 'The name of your site, its logo and color, and how it appears in search results.',
    group: 'Settings',
    fields: {
      name: text('Site name', 60, { hint: 'Shown in headers, emails and on certificates.' }),
      shortName: text('Short name', 12, { hint: 'Shown below the icon on a phone’s home screen.' }),
      logo: { kind: 'image', label: 'Logo', isOptional: true, hint: 'Shown beside the site name.' },
      darkLogo: {
        kind: 'image',
        label: 'Logo for dark mode',
        isOptional: true,
        hint: 'Without one, the logo above is used in dark mode too.',
      },
      brandColor: {
        kind: 'color',
        label: 'Brand color',
        isOptional: true,
        hint: 'For buttons and links. It must be dark enough to read on white; a lighter one for dark mode is derived from it.',
      },
      title: text('Title in search results', 70),
      description: paragraph('Description in search results', 200),
      shareImageDescription: text('Description of the image for shared links', 160),
      mailSender: text('Sender name of emails', 60, { hint: 'Empty for the site name.', isOptional: true }),
      timeZone: {
        kind: 'timeZone',
        label: 'Time zone',
        hint: 'Decides when a day ends, for example the last day of a price.',
      },
    },
  },
  author: {
    title: 'Author and issuer',
    description: 'Who teaches the course, and who issues the certificates.',
    group: 'Settings',
    fields: {
      writtenBy: text('Author', 160, { hint: 'Completes the sentence “Written by …”' }),
      photo: { kind: 'image', label: 'Photo', isOptional: true },
      biography: paragraph('Biography', 1200, { isOptional: true }),
      proof: paragraph('Credentials', 400, {
        hint: 'What shows that they know the subject: roles, results, publications.',
        isOptional: true,
      }),
      issuedBy: text('Issuer', 120, { hint: 'The person or organization named on certificates.' }),
    },
  },
  footer: {
    title: 'Contact and footer',
    description: 'How customers reach you, and the links at the foot of public pages.',
    group: 'Settings',
    fields: {
      description: paragraph('About the course', 300),
      contact: {
        kind: 'group',
        label: 'Contact',
        fields: {
          email: { kind: 'email', label: 'Email' },
          address: list('Postal address', 'line', text('Line', 80), { max: 6 }),
        },
      },
      coaching: { kind: 'group', label: 'Coaching', fields: link },
      socialLinks: list('Social links', 'link', link, { min: 0, max: 8 }),
      copyright: text('Copyright', 160),
    },
  },
  offer: {
    title: 'Price and offer',
    description: 'What the course costs. A checkout that has begun keeps its price.',
    group: 'Settings',
    fields: {
      currency: { kind: 'currency', label: 'Currency' },
      originalCents: { kind: 'amount', label: 'Regular price' },
      currentCents: { kind: 'amount', label: 'Current price' },
      lastDay: {
        kind: 'day',
        label: 'Last day of the current price',
        isOptional: true,
        hint: 'From the next day on, the regular price applies by itself.',
      },
      urgency: text('Urgency text', 80, { hint: 'Shown while there is a discount.', isOptional: true }),
      description: text('Description', 120),
      features: list('What is included', 'feature', text('Feature', 100)),
      buttonText: text('Button', 40),
      teamPrices: list(
        'Prices for teams',
        'price',
        {
          from: { kind: 'number', label: 'From this many seats', min: MIN_TEAM_SEATS, max: MAX_TEAM_SEATS },
          cents: { kind: 'amount', label: 'Price per seat' },
        },
        {
          min: 0,
          max: 8,
          hint: `A team buys ${MIN_TEAM_SEATS} to ${MAX_TEAM_SEATS} seats. Without team prices, each seat costs the current price.`,
        },
      ),
    },
  },
  legal: {
    title: 'Legal',
    description: 'What buyers agree to, the note beside the price, and legal pages.',
    group: 'Settings',
    fields: {
      consent: paragraph('Consent at the checkout', 400, {
        hint: 'Shown below the payment form. {terms}, {privacy} and {withdrawal} become links. The version of the terms is stored with every purchase.',
        isOptional: true,
      }),
      priceNote: text('Note beside the price', 40, {
        hint: 'For example “incl. VAT”. The site adds no tax to the price.',
        isOptional: true,
      }),
      imprint: linkedPage('Imprint', 'Who runs the site. Edit the page at /imprint first.'),
      withdrawal: linkedPage(
        'Right of withdrawal',
        'How consumers withdraw from the purchase. Edit the page at /withdrawal first.',
      ),
    },
  },
} satisfies Partial<Blocks>
