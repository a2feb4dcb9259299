/** Formats of `/cms/users/me` and `/cms/auth/*`, the account API of the content service. */
import { Type, type Static } from 'typebox'
import { AccountInfo } from '../api/entities/account.ts'
import { Flag, Nullable, Text, Whole } from '../api/entities/fields.ts'

/** Parts of the user that are returned only on request (`populate`). */
export const userParts = ['accountInfo', 'profile', 'contacts'] as const
export type UserPart = (typeof userParts)[number]

export const AuthUser = Type.Object(
  {
    uid: Whole('Number of the player; above 0', { minimum: 1 }),
    isAuth: Flag('Whether somebody is logged in'),
    accountInfo: Type.Optional(
      Type.Object({
        is_registration_completed: Flag('Nothing is missing that registration asks for'),
      }),
    ),
    profile: Type.Optional(Type.Object({ first_name: Text('First name; empty while unknown') })),
    contacts: Type.Optional(
      Type.Object({
        email: Nullable(Text('E-mail address'), 'The first e-mail address; null: none'),
        mobile: Nullable(Text('Phone number in digits'), 'The first phone number; null: none'),
      }),
    ),
  },
  { description: 'The logged-in user as the content service knows him' },
)
export type AuthUser = Static<typeof AuthUser>

export const AuthAnswer = Type.Object(
  {
    jwt: Type.Literal(true, {
      description:
        'There is a token. The browser holds it in a cookie that no script reads; the answer does not say what it is.',
    }),
    user: AuthUser,
    account: AccountInfo,
  },
  { description: 'Answer of a login or registration: the session is open' },
)
export type AuthAnswer = Static<typeof AuthAnswer>

/** Body of a failed request. `name` is the error type of the platform, `details` its error_data. */
export interface CmsErrorBody {
  data: null
  error: { status: number; name: string; message: string; details: Record<string, unknown> }
}
