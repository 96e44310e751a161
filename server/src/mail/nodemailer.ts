import { requireCommonJs } from '../platform/commonjs.ts'

/** Loaded with the first mail. */
export const loadNodemailer = (): typeof import('nodemailer') => requireCommonJs('nodemailer')
