import { Type, type Static } from 'typebox'
import { chatProviders } from '../../api/entities/site.ts'
import { localizedText } from '../localized.ts'
import { documentKey, mediaAddress } from '../reference.ts'

/*
 * Settings of single features. Every field has a default, which applies to snapshots made before the settings
 * existed.
 */

const closed = { additionalProperties: false } as const

/** Settings document `loader`. */
export const LoaderSettings = Type.Object(
  {
    delay: Type.Integer({
      minimum: 0,
      maximum: 5000,
      default: 150,
      description: 'Milliseconds after which the line at the top shows that the next page is on its way',
    }),
  },
  closed,
)
export type LoaderSettings = Static<typeof LoaderSettings>

const popup = (name: string, description: string) =>
  Type.Unsafe<string>({ ...documentKey('popup', description), default: name })

/** Settings document `popups`. */
export const PopupsSettings = Type.Object(
  {
    login: popup('login', 'Popup that the button "log in" and the flag show_popup_auth open'),
    registration: popup('registration', 'Popup that the button "register" and the flag show_popup_reg open'),
  },
  closed,
)
export type PopupsSettings = Static<typeof PopupsSettings>

/** Settings document `search`. */
export const SearchSettings = Type.Object(
  {
    popular: Type.Array(localizedText(40, 'Words to look for'), {
      maxItems: 12,
      default: [],
      description: 'Offered before anything is typed; none: the games that are played most',
    }),
  },
  closed,
)
export type SearchSettings = Static<typeof SearchSettings>

/** Settings document `loyalty`. */
export const LoyaltySettings = Type.Object(
  {
    notificationDelay: Type.Integer({
      minimum: 0,
      maximum: 10_000,
      default: 300,
      description: 'Milliseconds between the answer of the platform and the notice',
    }),
    notificationDuration: Type.Integer({
      minimum: 1000,
      maximum: 60_000,
      default: 5000,
      description: 'Milliseconds for which a notice stays',
    }),
    isSoundEnabled: Type.Boolean({ default: false, description: 'Whether a notice is heard' }),
    soundVolume: Type.Number({
      minimum: 0,
      maximum: 1,
      default: 0.5,
      description: 'How loud, from 0 to 1',
    }),
    tutorialPopup: Type.Optional(
      documentKey(
        'popup',
        'Popup that explains the program: offered by the notices of a registration, a completed profile and a confirmed contact. Left out: loyalty-tutorial',
      ),
    ),
  },
  closed,
)
export type LoyaltySettings = Static<typeof LoyaltySettings>

/** Settings document `forms`. */
export const FormsSettings = Type.Object(
  {
    isContactValidationImmediate: Type.Boolean({
      default: true,
      description: 'Whether an e-mail address or phone number is checked while it is typed',
    }),
  },
  closed,
)
export type FormsSettings = Static<typeof FormsSettings>

/** Settings document `support`. The platform chooses the chat itself. */
export const SupportSettings = Type.Object(
  {
    chatHiddenAt: Type.Array(Type.String({ pattern: '^/', maxLength: 200 }), {
      maxItems: 20,
      default: ['/betting', '/game'],
      description: 'Paths below which the button of the chat is not shown',
    }),
    chatClearedAtLogout: Type.Optional(
      Type.Array(
        Type.Enum(
          chatProviders.filter((name) => name !== 'none' && name !== 'livechat'),
          { description: 'Chat provider; of LiveChat nothing can be cleared' },
        ),
        {
          uniqueItems: true,
          description:
            'Chat providers whose conversation the browser forgets when the player logs out. Left out: Chatwoot',
        },
      ),
    ),
  },
  closed,
)
export type SupportSettings = Static<typeof SupportSettings>

const AppIcon = Type.Object(
  {
    src: mediaAddress('The picture, square'),
    sizes: Type.String({
      pattern: '^(any|\\d+x\\d+)$',
      description: 'Such as 512x512, or any for a drawing; devices ask for 192x192 and 512x512',
    }),
    type: Type.Enum(['image/svg+xml', 'image/png', 'image/webp'], { description: 'Kind of picture' }),
    purpose: Type.Optional(
      Type.Enum(['any', 'maskable', 'monochrome'], {
        description:
          'maskable: fills the square, the device cuts its own shape out of it; monochrome: one colour; left out: any',
      }),
    ),
  },
  closed,
)

const AppSettings = Type.Object(
  {
    shortName: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 12,
        description: 'Below the icon; left out: name of the brand',
      }),
    ),
    description: Type.Optional(localizedText(160, 'What the app is, shown when it is installed')),
    icons: Type.Array(AppIcon, { maxItems: 12, description: 'On home screens; none: the logo' }),
  },
  { ...closed, description: 'The site as an app on home screens' },
)

/** Settings document `web`. */
export const WebSettings = Type.Object(
  {
    favicons: Type.Array(
      Type.Object(
        {
          rel: Type.Enum(['icon', 'apple-touch-icon', 'mask-icon'], {
            description: 'icon: browsers; apple-touch-icon: home screens of Apple; mask-icon: pinned tabs',
          }),
          href: mediaAddress('The picture'),
          sizes: Type.Optional(
            Type.String({ pattern: '^(any|\\d+x\\d+)$', description: 'Such as 32x32, or any for a drawing' }),
          ),
          type: Type.Optional(
            Type.Enum(['image/svg+xml', 'image/png', 'image/x-icon'], { description: 'Kind of picture' }),
          ),
        },
        closed,
      ),
      {
        maxItems: 20,
        default: [],
        description: 'Icons of the site in tabs and on home screens; none: the logo',
      },
    ),
    app: Type.Optional(AppSettings),
  },
  closed,
)
export type WebSettings = Static<typeof WebSettings>
