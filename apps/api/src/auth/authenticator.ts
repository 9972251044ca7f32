import { errors, jwtVerify, type JWTPayload } from 'jose';
import type { Db } from '@umkreis/db/database.ts';
import type { ApiConfig } from '../config/config.ts';
import { ProblemError } from '../http/problem-error.ts';
import type { IssuerKeys } from '../issuer/issuer-keys.ts';
import { findStaff } from './logins.repository.ts';
import type { Person } from './person.ts';

export type Authenticator = (authorization: string | undefined) => Promise<Person>;

/** Accepted clock difference between the issuer and this machine, s. */
const CLOCK_TOLERANCE_S = 30;

const unauthorized = (detail: string) =>
  new ProblemError(401, 'unauthorized', 'Login needed', { detail }, { 'WWW-Authenticate': 'Bearer' });

/** Resolves a bearer token to its member of staff. */
export function createAuthenticator(db: Db, config: ApiConfig, keys: Pick<IssuerKeys, 'resolve'>): Authenticator {
  return async (authorization) => {
    const token = /^Bearer ([\w.~+/=-]+)$/i.exec(authorization ?? '')?.[1];
    if (!token) throw unauthorized('Send a bearer token.');
    const claims = await verify(token);
    assertFactors(claims);
    const email = claims[config.AUTH_EMAIL_CLAIM];
    const isVerified = claims[config.AUTH_EMAIL_VERIFIED_CLAIM] === true;
    const person = await findStaff(db, {
      subject: claims.sub!,
      verifiedEmail: isVerified && typeof email === 'string' ? email : undefined,
    });
    if (!person)
      throw new ProblemError(403, 'forbidden', 'Not allowed', {
        detail: isVerified
          ? 'This login is not a member of the dashboard.'
          : 'This login is not a member of the dashboard, and its e-mail address is not verified.',
      });
    return person;
  };

  /**
   * RFC 8176: `amr` is an array of strings.
   * @throws ProblemError 403 if none of the required authentication methods was used
   */
  function assertFactors(claims: JWTPayload): void {
    const required = config.AUTH_REQUIRED_AMR;
    const amr = claims[config.AUTH_AMR_CLAIM];
    if (required.length === 0 || (Array.isArray(amr) && required.some((way) => amr.includes(way)))) return;
    throw new ProblemError(403, 'second-factor-needed', 'A second factor is needed', {
      detail: `Log in again with ${required.join(' or ')}.`,
    });
  }

  async function verify(token: string): Promise<JWTPayload> {
    try {
      const { payload } = await jwtVerify(token, keys.resolve, {
        issuer: config.AUTH_ISSUER,
        audience: config.AUTH_AUDIENCE,
        algorithms: ['RS256'],
        requiredClaims: ['sub', 'exp'],
        clockTolerance: CLOCK_TOLERANCE_S,
      });
      return payload;
    } catch (error) {
      if (error instanceof errors.JWTExpired) throw unauthorized('The token has expired.');
      if (
        error instanceof errors.JWKSTimeout ||
        !(error instanceof errors.JOSEError) ||
        error.code === 'ERR_JOSE_GENERIC'
      ) {
        throw new ProblemError(
          503,
          'identity-unavailable',
          'The identity provider is away',
          { detail: 'Try again in a few seconds.' },
          { 'Retry-After': '2' },
        );
      }
      throw unauthorized('The token is not valid here.');
    }
  }
}
