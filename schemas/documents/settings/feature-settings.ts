import { Type, type Static } from 'typebox'
import { chatProviders } from '../../api/entities/site.ts'
import { emblemNames, paletteNames } from '../../art.ts'
import { localizedText } from '../localized.ts'
import type { OperationName } from '../operations.ts'
import { documentKey, iconReference, mediaAddress, soundAddress } from '../reference.ts'
import { acceptedPasswordLength } from '../../password-length.ts'

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
      description: 'Milliseconds before the progress bar at the top shows that the next page is loading',
    }),
  },
  closed,
)
export type LoaderSettings = Static<typeof LoaderSettings>

const popup = (name: string, description: string, operation: OperationName) =>
  Type.Unsafe<string>({ ...documentKey('popup', description, { operation }), default: name })

/** Settings document `popups`. */
export const PopupsSettings = Type.Object(
  {
    login: popup('login', 'Popup opened by the button "log in" and the flag show_popup_auth', 'auth.login'),
    registration: popup(
      'registration',
      'Popup opened by the button "register" and the flag show_popup_reg',
      'auth.register',
    ),
  },
  closed,
)
export type PopupsSettings = Static<typeof PopupsSettings>

/** Settings document `search`. */
export const SearchSettings = Type.Object(
  {
    popular: Type.Array(localizedText(40, 'Search term'), {
      maxItems: 12,
      default: [],
      description: 'Suggested searches, shown before typing. Default: none',
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
      description: 'Milliseconds between the platform’s response and the notification',
    }),
    notificationDuration: Type.Integer({
      minimum: 1000,
      maximum: 60_000,
      default: 5000,
      description: 'Milliseconds for which a notification is shown',
    }),
    isSoundEnabled: Type.Boolean({ default: false, description: 'Play a sound with notifications' }),
    sound: Type.Optional(soundAddress('Sound of new notifications. Default: two rising notes')),
    soundVolume: Type.Number({
      minimum: 0,
      maximum: 1,
      default: 0.5,
      description: 'Volume, from 0 to 1',
    }),
    tutorialPopup: Type.Optional(
      documentKey(
        'popup',
        'Popup that explains the loyalty program; offered by the notifications about a registration, a completed profile and a confirmed contact. Default: loyalty-tutorial',
      ),
    ),
    levels: Type.Optional(
      Type.Array(
        Type.Object(
          {
            emblem: Type.Enum([...emblemNames], { description: 'Illustration of the level' }),
            palette: Type.Enum([...paletteNames], { description: 'Colours of the level' }),
          },
          closed,
        ),
        {
          minItems: 1,
          maxItems: 30,
          description: 'Look of each level, the lowest first. Default: the site’s own for eight levels',
        },
      ),
    ),
  },
  closed,
)
export type LoyaltySettings = Static<typeof LoyaltySettings>

const passwordLimit = (description: string) =>
  Type.Integer({ minimum: acceptedPasswordLength.min, maximum: acceptedPasswordLength.max, description })

/** Settings document `forms`. */
export const FormsSettings = Type.Object(
  {
    isContactValidationImmediate: Type.Boolean({
      default: true,
      description:
        'Check an e-mail address or phone number that a player adds while it is being typed; off: only when it is sent',
    }),
    passwordLength: Type.Optional(
      Type.Object(
        { min: passwordLimit('Fewest characters'), max: passwordLimit('Most characters') },
        { ...closed, description: 'Number of characters of new passwords. Default: 6 to 20' },
      ),
    ),
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
      description: 'Paths on which the chat button is not shown, including all paths below them',
    }),
    chatIcon: Type.Optional(
      iconReference('Icon of the chat button: its name, or an own picture. Default: chat'),
    ),
    chatSide: Type.Optional(
      Type.Enum(['right', 'left'], {
        description: 'Side of the screen where the chat button and its window are. Default: right',
      }),
    ),
    chatClearedAtLogout: Type.Optional(
      Type.Array(
        Type.Enum(
          chatProviders.filter((name) => name !== 'none' && name !== 'livechat'),
          { description: 'Chat provider; LiveChat conversations cannot be cleared' },
        ),
        {
          uniqueItems: true,
          description:
            'Chat providers whose conversation is cleared from the browser when the player logs out. Default: Chatwoot',
        },
      ),
    ),
  },
  closed,
)
export type SupportSettings = Static<typeof SupportSettings>

const AppIcon = Type.Object(
  {
    src: mediaAddress('Square picture'),
    sizes: Type.String({
      pattern: '^(any|\\d+x\\d+)$',
      description: 'Such as 512x512, or any for SVG; devices request 192x192 and 512x512',
    }),
    type: Type.Enum(['image/svg+xml', 'image/png', 'image/webp'], { description: 'Type of picture' }),
    purpose: Type.Optional(
      Type.Enum(['any', 'maskable', 'monochrome'], {
        description:
          'maskable: fills the square, and the device crops it to its own shape; monochrome: single colour. Default: any',
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
        description: 'Text below the icon. Default: brand name',
      }),
    ),
    description: Type.Optional(localizedText(160, 'Description of the app, shown during installation')),
    icons: Type.Array(AppIcon, { maxItems: 12, description: 'Icons on home screens. Default: the logo' }),
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
            description: 'icon: browsers; apple-touch-icon: Apple home screens; mask-icon: pinned tabs',
          }),
          href: mediaAddress('The picture'),
          sizes: Type.Optional(
            Type.String({ pattern: '^(any|\\d+x\\d+)$', description: 'Such as 32x32, or any for SVG' }),
          ),
          type: Type.Optional(
            Type.Enum(['image/svg+xml', 'image/png', 'image/x-icon'], { description: 'Type of picture' }),
          ),
        },
        closed,
      ),
      {
        maxItems: 20,
        default: [],
        description: 'Site icons in tabs and on home screens. Default: the logo',
      },
    ),
    app: Type.Optional(AppSettings),
  },
  closed,
)
export type WebSettings = Static<typeof WebSettings>
