/** Formats of `/cms/users/me` and `/cms/auth/*`, the account API of the content service. */
import { Type, type Static } from 'typebox'
import { AccountInfo } from '../api/entities/account.ts'
import { Flag, Id, Nullable, Text } from '../api/entities/fields.ts'

/** Parts of the user that are returned only on request (`populate`). */
export const userParts = ['accountInfo', 'profile', 'contacts'] as const
export type UserPart = (typeof userParts)[number]

export const AuthUser = Type.Object(
  {
    uid: Id('Player ID'),
    isAuth: Flag('Whether a player is logged in'),
    accountInfo: Type.Optional(
      Type.Object({
        is_registration_completed: Flag('All details required for registration are complete'),
      }),
    ),
    profile: Type.Optional(Type.Object({ first_name: Text('First name; empty if unknown') })),
    contacts: Type.Optional(
      Type.Object({
        email: Nullable(Text('E-mail address'), 'First e-mail address; null: none'),
        mobile: Nullable(Text('Phone number in digits'), 'First phone number; null: none'),
      }),
    ),
  },
  { description: 'The logged-in user as returned by the content service' },
)
export type AuthUser = Static<typeof AuthUser>

export const AuthAnswer = Type.Object(
  {
    jwt: Type.Literal(true, {
      description:
        'Whether a token has been issued. The browser keeps it in a cookie that scripts cannot read; the response does not contain it.',
    }),
    user: AuthUser,
    account: AccountInfo,
  },
  { description: 'Response of a login or registration: the session is open' },
)
export type AuthAnswer = Static<typeof AuthAnswer>

/** Body of a failed request. `name` is the error type of the platform, `details` its error_data. */
export interface CmsErrorBody {
  data: null
  error: { status: number; name: string; message: string; details: Record<string, unknown> }
}
