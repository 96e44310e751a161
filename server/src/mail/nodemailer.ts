import { requireCommonJs } from '../platform/commonjs.ts'

/** Loads nodemailer with the first mail, not at startup. */
export const loadNodemailer = (): typeof import('nodemailer') => requireCommonJs('nodemailer')
