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
import { GamesSettings } from './games-settings.ts'
import { localizedText } from '../localized.ts'
import { documentKey, internalPath } from '../reference.ts'
import { SeoSettings } from '../seo/seo.ts'

/** Checked on publication only, so that a list accepted by an older build does not stop the site. */
const origin = Type.String({ origin: true })

const keysOf = (what: string) =>
  Type.Optional(
    Type.Record(Type.String(), Type.String(), {
      description: `Of ${what}: name that the site knows, and the key of the platform that is taken for it`,
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
    description: 'Where the platform keeps the pictures of a description, such as image: img_1200_600',
  },
)
export type ImageKeys = Static<typeof ImageKeys>

/** Settings document `site`. */
export const SiteSettings = Type.Object(
  {
    name: Type.String({ maxLength: 40, description: 'Name of the brand' }),
    theme: Type.Optional(
      documentKey('theme', 'Key of the theme document that the site wears; left out: default'),
    ),
    timeZone: Type.String({
      description: 'IANA name of the time zone in which dates are shown, such as Asia/Tashkent',
    }),
    defaultCurrency: Type.String({
      pattern: '^[A-Z]{3}$',
      description: 'Currency of players who chose none',
    }),
    externalHosts: Type.Array(Type.String(), { description: 'Hosts that backUrl may lead to' }),
    frameHosts: Type.Array(origin, {
      description: 'Hosts that may be shown in frames, as origins such as https://maps.example',
    }),
    imageHosts: Type.Array(origin, {
      description: 'Hosts that pictures, films and subtitles may come from, as origins',
    }),
    imageKeys: Type.Optional(ImageKeys),
  },
  { additionalProperties: false },
)
export type SiteSettings = Static<typeof SiteSettings>

/** Settings document `functional`: features and their parameters. */
export const FunctionalSettings = Type.Object(
  {
    features: Type.Record(Type.String(), Type.Boolean(), {
      description:
        'Feature switches, by the name that conditions ask for; twoFactor: players may ask for a code at their login',
    }),
    settingsForUpdBalance: Type.Object(
      {
        isEnabledInterval: Type.Boolean({ description: 'Refresh the balance at an interval' }),
        countSecondsForInterval: Type.Integer({
          minimum: 1,
          default: 10,
          description: 'Seconds between two refreshes',
        }),
        isEnabledTurnOffRequests: Type.Boolean({ description: 'Stop refreshing after a while' }),
        countMinutesAfterWhichRequestsTurnedOff: Type.Integer({
          minimum: 1,
          default: 5,
          description: 'Minutes after which refreshing stops',
        }),
        isEnabledRequestsAfterClick: Type.Boolean({ description: 'Refresh after clicks' }),
        countSecondsForDelayBetweenClick: Type.Integer({
          minimum: 1,
          default: 1,
          description: 'Seconds between two refreshes after clicks',
        }),
      },
      { additionalProperties: false },
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
] as const

/** Settings document `cashier`. */
export const CashierSettings = Type.Object(
  {
    methods: Type.Array(
      Type.Object(
        {
          sysname: Type.String({ description: 'Name of the method on the platform' }),
          form: Type.Optional(
            documentKey('form', 'Requisites of a deposit; left out: not offered for deposits'),
          ),
          withdrawalForm: Type.Optional(
            documentKey('form', 'Requisites of a withdrawal; left out: not offered for withdrawals'),
          ),
          icon: Type.String({ picks: 'icon', description: 'Name of an icon' }),
          palette: Type.Optional(
            Type.Enum([...paletteNames], { description: 'Colours of the icon; left out: azure' }),
          ),
          name: Type.Object(
            { uz: Type.String(), ru: Type.String() },
            { localized: true, description: 'Name shown to players' },
          ),
          description: Type.Object(
            { uz: Type.String(), ru: Type.String() },
            { localized: true, description: 'Fee and duration in a few words' },
          ),
        },
        { additionalProperties: false },
      ),
      { description: 'Payment methods in the order in which players see them' },
    ),
    savedRequisitesForm: Type.Optional(
      documentKey('form', 'Form without fields that sends a withdrawal to requisites used before'),
    ),
    presets: Type.Record(
      Type.String(),
      Type.Array(Type.Object({ value: Type.String() }, { additionalProperties: false })),
      { description: 'Amounts offered at the deposit, by currency' },
    ),
    assurance: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 20,
        description:
          'Standard that payments are handled by, such as PCI DSS, as a mark beside the ways to pay in; write only what is certified',
      }),
    ),
    depositView: Type.Optional(
      Type.Enum([...depositViews], {
        description:
          'ContainerView: all methods side by side; ContainerScrollView: one row that scrolls. Left out: ContainerView',
      }),
    ),
    paymentUrlDisplay: Type.Optional(
      Type.Enum([...paymentUrlDisplays], {
        description:
          'sysname: the address names the chosen method, such as /cashier/deposit/uzcard; none: it stays as it is. Left out: sysname',
      }),
    ),
    withdrawalButtons: Type.Optional(
      Type.Array(
        Type.Object(
          {
            errorType: Type.Enum([...withdrawalDemands], { description: 'What the platform refuses with' }),
            label: localizedText(40, 'Text of the button'),
            to: internalPath('Where it leads, such as /profile/security'),
          },
          { additionalProperties: false },
        ),
        { description: 'What a player can do about a refused withdrawal' },
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
        'What /cms/users/me tells of the logged-in user beside the number, where a request does not say it ("populate")',
    }),
    messengerHosts: Type.Array(origin, {
      default: [],
      description:
        'Messengers that may show the site in a frame as a mini-app, as origins such as https://web.telegram.org',
    }),
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
  support: SupportSettings,
}
/** Settings that parts of the site load when they need them; part of `CmsConfig` only. */
const partSettings = {
  search: SearchSettings,
  forms: FormsSettings,
  web: WebSettings,
  seo: SeoSettings,
}

export const PageSettings = Type.Object(pageSettings)
export type PageSettings = Static<typeof PageSettings>
export const PartSettings = Type.Object(partSettings)
export type PartSettings = Static<typeof PartSettings>

/** Contract of each settings document, by its key. This is the only list of settings documents. */
export const settingsContracts = { site: SiteSettings, ...pageSettings, ...partSettings } as const
export type SettingsKey = keyof typeof settingsContracts
