import { identityProviderNames } from '../../identity-providers.ts'
import { Type, type Static } from 'typebox'
import { paletteNames } from '../../art.ts'
import { userParts } from '../../cms/accounts.ts'
import { AnalyticsSettings } from './analytics-settings.ts'
import {
  FormsSettings,
  LoaderSettings,
  LoyaltySettings,
  PopupsSettings,
  SearchSettings,
  SupportSettings,
  WebSettings,
} from './feature-settings.ts'
import { ArticleSettings } from './article-settings.ts'
import { FormatSettings } from './format-settings.ts'
import { LanguageSettings } from './language-settings.ts'
import { StyleSettings } from './style-settings.ts'
import { GamesSettings } from './games-settings.ts'
import { localized, localizedText } from '../localized.ts'
import { documentKey, iconReference, internalPath, mediaAddress } from '../reference.ts'
import { SeoSettings } from '../seo/seo.ts'
import { SocialProvider } from '../../social-providers.ts'

/** Checked on publication only, so that a list accepted by an older build does not stop the site. */
const origin = Type.String({ origin: true })

const keysOf = (what: string) =>
  Type.Optional(
    Type.Record(Type.String(), Type.String(), {
      description: `Pictures of ${what}: the site’s name for each picture and the platform’s key for it`,
    }),
  )

/** Keys of a description that hold its pictures. */
const ImageKeys = Type.Object(
  {
    banners: keysOf('banners'),
    offers: keysOf('offers'),
    jackpots: keysOf('jackpots'),
    tournaments: keysOf('tournaments'),
  },
  {
    additionalProperties: false,
    description:
      'Keys under which the platform stores the pictures of a description, such as image: img_1200_600',
  },
)
export type ImageKeys = Static<typeof ImageKeys>

/** Settings document `site`. */
export const SiteSettings = Type.Object(
  {
    name: Type.String({ maxLength: 40, description: 'Brand name' }),
    theme: Type.Optional(documentKey('theme', 'Key of the site’s theme document. Default: default')),
    timeZone: Type.String({
      description: 'IANA name of the time zone for dates, such as Asia/Tashkent',
    }),
    defaultCurrency: Type.Optional(
      Type.String({
        pattern: '^[A-Z]{3,5}$',
        description:
          'Currency of players who have not chosen one, such as UZS or USDT. Default: the platform’s',
      }),
    ),
    externalHosts: Type.Array(Type.String({ fact: 'redirectHost' }), {
      description: 'Hosts allowed in backUrl',
    }),
    frameHosts: Type.Array(Type.String({ origin: true, fact: 'frameHost' }), {
      description: 'Hosts that may be embedded in iframes, as origins such as https://maps.example',
    }),
    imageHosts: Type.Array(origin, {
      description: 'Hosts that may serve pictures, videos and subtitles, as origins',
    }),
    imageKeys: Type.Optional(ImageKeys),
    formats: Type.Optional(FormatSettings),
    languages: Type.Optional(LanguageSettings),
    styleLists: Type.Optional(StyleSettings),
  },
  { additionalProperties: false },
)
export type SiteSettings = Static<typeof SiteSettings>

/** Settings document `functional`: features and their parameters. */
export const FunctionalSettings = Type.Object(
  {
    features: Type.Record(Type.String(), Type.Boolean(), {
      description:
        'Feature switches, by the name that conditions use, off if left out; twoFactor: players can turn on a code at login; passkeys: players can log in without a password; referral: players can invite friends, if off, links that they have sent stop working, too',
    }),
    settingsForUpdBalance: Type.Object(
      {
        isEnabledInterval: Type.Boolean({ description: 'Refresh the balance at regular intervals' }),
        countSecondsForInterval: Type.Optional(
          Type.Integer({
            minimum: 1,
            default: 10,
            description: 'Seconds between two refreshes. Default: 10',
          }),
        ),
        isEnabledTurnOffRequests: Type.Boolean({ description: 'Stop refreshing after some time' }),
        countMinutesAfterWhichRequestsTurnedOff: Type.Optional(
          Type.Integer({ minimum: 1, default: 5, description: 'Minutes until refreshing stops. Default: 5' }),
        ),
        isEnabledRequestsAfterClick: Type.Boolean({ description: 'Refresh the balance after clicks' }),
        countSecondsForDelayBetweenClick: Type.Optional(
          Type.Integer({
            minimum: 1,
            default: 1,
            description: 'Minimum seconds between two refreshes after clicks. Default: 1',
          }),
        ),
      },
      { additionalProperties: false },
    ),
    identityProvider: Type.Optional(
      Type.Enum([...identityProviderNames], {
        fact: 'script',
        description:
          'Provider whose own program shows the identity check with the access token of the platform, on the origin for third-party code. Default: the page whose address the platform returns',
      }),
    ),
    toastSeconds: Type.Optional(
      Type.Integer({
        minimum: 3,
        maximum: 30,
        description:
          'Seconds for which short messages below the header are shown. Messages that wait for an answer stay. Default: 5',
      }),
    ),
    realityCheck: Type.Optional(
      Type.Object(
        {
          intervals: Type.Array(Type.Integer({ minimum: 0, maximum: 240 }), {
            minItems: 1,
            maxItems: 6,
            description: 'Minutes of play between two reminders, from which a player chooses; 0: no reminder',
          }),
          initial: Type.Integer({
            minimum: 0,
            maximum: 240,
            description: 'Minutes between two reminders until the player chooses others',
          }),
        },
        {
          additionalProperties: false,
          description:
            'Reminders of time and result while playing for money, with a break. Default: no reminders',
        },
      ),
    ),
  },
  { additionalProperties: false },
)
export type FunctionalSettings = Static<typeof FunctionalSettings>

/** How the deposit displays its methods. */
const depositViews = ['ContainerView', 'ContainerScrollView'] as const
const paymentUrlDisplays = ['sysname', 'none'] as const

/** Withdrawal errors that the player can resolve. */
const withdrawalDemands = [
  'UserNeedConfirmContactException',
  'KycWithdrawalException',
  'KycUserProfileException',
  'UserNeedProfileDataException',
  'UserNeedDepositException',
  'IdentityVerificationRequiredException',
  'WithdrawalDeclinedException',
  'RequisitesValidationRequiredException',
] as const

/** Settings document `cashier`. */
export const CashierSettings = Type.Object(
  {
    methods: Type.Array(
      Type.Object(
        {
          sysname: Type.String({ description: 'Name of the method on the platform' }),
          form: Type.Optional(
            documentKey(
              'form',
              'Form with the payment details of a deposit. Default: not offered for deposits',
              { operation: 'cashier.makedeposit' },
            ),
          ),
          withdrawalForm: Type.Optional(
            documentKey(
              'form',
              'Form with the payment details of a withdrawal. Default: not offered for withdrawals',
              { operation: 'cashier.makewithdrawal' },
            ),
          ),
          icon: iconReference(
            'Name of an icon (/_icons shows all), or an own picture, best square and without background',
          ),
          image: Type.Optional(mediaAddress('Logo of the method, shown in place of the icon')),
          palette: Type.Optional(
            Type.Enum([...paletteNames], { description: 'Colours of the icon. Default: azure' }),
          ),
          name: localized(Type.String(), { description: 'Name shown to players' }),
          description: localized(Type.String(), { description: 'Fee and duration in a few words' }),
          instructions: Type.Optional(
            localizedText(300, 'What a player does to pay, and what follows, in a few sentences'),
          ),
        },
        { additionalProperties: false },
      ),
      { description: 'Payment methods in the order in which players see them' },
    ),
    savedRequisitesForm: Type.Optional(
      documentKey(
        'form',
        'Form without fields that sends a withdrawal to saved payment details, and one with a method that is not in the list above',
        {
          operation: 'cashier.makewithdrawal',
        },
      ),
    ),
    savedCardForm: Type.Optional(
      documentKey(
        'form',
        'Form without fields that sends a deposit with a saved card. Default: no saved cards',
        { operation: 'cashier.makedeposit' },
      ),
    ),
    otherMethodsForm: Type.Optional(
      documentKey(
        'form',
        'Form without fields that sends a deposit with a method of the platform which is not in the list above. Such methods come last, with the platform’s own names for the method and its details, also those that you remove from the list; for withdrawals they use the form for saved payment details. Default: they are not offered',
        { operation: 'cashier.makedeposit' },
      ),
    ),
    presets: Type.Record(
      Type.String(),
      Type.Array(Type.Object({ value: Type.String() }, { additionalProperties: false })),
      { description: 'Preset deposit amounts, by currency' },
    ),
    assurance: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 20,
        description:
          'Payment security standard, such as PCI DSS, shown as a badge beside the deposit methods; name only standards you are certified for',
      }),
    ),
    depositView: Type.Optional(
      Type.Enum([...depositViews], {
        description:
          'ContainerView: all methods side by side; ContainerScrollView: one scrolling row. Default: ContainerView',
      }),
    ),
    paymentUrlDisplay: Type.Optional(
      Type.Enum([...paymentUrlDisplays], {
        description:
          'sysname: the URL contains the selected method, such as /cashier/deposit/uzcard; none: the URL does not change. Default: sysname',
      }),
    ),
    withdrawalButtons: Type.Optional(
      Type.Array(
        Type.Object(
          {
            errorType: Type.Enum([...withdrawalDemands], {
              description: 'Error type that the platform returns',
            }),
            label: localizedText(40, 'Text of the button'),
            to: internalPath('Target of the button, such as /profile/security'),
          },
          { additionalProperties: false },
        ),
        { description: 'What a player can do about a rejected withdrawal' },
      ),
    ),
  },
  { additionalProperties: false },
)
export type CashierSettings = Static<typeof CashierSettings>

/** Settings document `auth`. */
export const AuthSettings = Type.Object(
  {
    userParts: Type.Array(Type.Enum([...userParts]), {
      uniqueItems: true,
      default: ['accountInfo'],
      description:
        'Fields that /cms/users/me returns for the logged-in user in addition to the number, unless the request specifies them ("populate")',
    }),
    messengerHosts: Type.Array(origin, {
      default: [],
      description:
        'Messengers that may embed the site as a mini-app, as origins such as https://web.telegram.org',
    }),
    socialProviders: Type.Optional(
      Type.Array(SocialProvider, {
        minItems: 1,
        maxItems: 12,
        description:
          'Services whose accounts players can log in with, as the platform offers them. Default: Google, Telegram, Facebook',
      }),
    ),
  },
  { additionalProperties: false },
)
export type AuthSettings = Static<typeof AuthSettings>

/** Settings that every page needs; part of `SiteConfig`. */
const pageSettings = {
  functional: FunctionalSettings,
  cashier: CashierSettings,
  games: GamesSettings,
  analytics: AnalyticsSettings,
  auth: AuthSettings,
  loader: LoaderSettings,
  popups: PopupsSettings,
  loyalty: LoyaltySettings,
  search: SearchSettings,
  support: SupportSettings,
}
/** Settings that parts of the site load when they need them; part of `CmsConfig` only. */
const partSettings = {
  forms: FormsSettings,
  web: WebSettings,
  seo: SeoSettings,
}

export const PageSettings = Type.Object(pageSettings)
export type PageSettings = Static<typeof PageSettings>
export const PartSettings = Type.Object(partSettings)
export type PartSettings = Static<typeof PartSettings>

/** Contract of each settings document, by its key. This is the only list of settings documents. */
export const settingsContracts = {
  site: SiteSettings,
  ...pageSettings,
  ...partSettings,
  articles: ArticleSettings,
} as const
export type SettingsKey = keyof typeof settingsContracts
