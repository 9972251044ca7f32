/** Default claims of an access token that identify the person; issuers add them under custom names. */
export const tokenClaims = {
  email: 'https://umkreis.example/email',
  /** true: the issuer has verified the e-mail. */
  emailVerified: 'https://umkreis.example/email_verified',
  /** Array of authentication methods, RFC 8176: mfa, otp, pwd, … */
  amr: 'https://umkreis.example/amr',
} as const;
