/** Claims of an access token that say who logs in, by default; an issuer adds them under names of its own. */
export const tokenClaims = {
  email: 'https://umkreis.example/email',
  /** true: the issuer has seen that the e-mail is theirs. */
  emailVerified: 'https://umkreis.example/email_verified',
  /** Array of the ways in which somebody logged in, RFC 8176: mfa, otp, pwd, … */
  amr: 'https://umkreis.example/amr',
} as const;
