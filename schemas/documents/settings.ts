import { Type, type Static } from 'typebox'
import { documentKey } from './reference.ts'

/** Settings document `site`. */
export const SiteSettings = Type.Object(
  {
    name: Type.String({ maxLength: 40, description: 'Name of the brand' }),
    timeZone: Type.String({
      description: 'IANA name of the time zone in which dates are shown, such as Asia/Tashkent',
    }),
    defaultCurrency: Type.String({
      pattern: '^[A-Z]{3}$',
      description: 'Currency of players who chose none',
    }),
    externalHosts: Type.Array(Type.String(), { description: 'Hosts that backUrl may lead to' }),
    frameHosts: Type.Array(Type.String(), { description: 'Hosts that may be shown in frames, as origins' }),
    imageHosts: Type.Array(Type.String(), { description: 'Hosts that pictures may come from, as origins' }),
  },
  { additionalProperties: false },
)
export type SiteSettings = Static<typeof SiteSettings>

/** Settings document `functional`: switches and figures of features. */
export const FunctionalSettings = Type.Object(
  {
    features: Type.Record(Type.String(), Type.Boolean(), { description: 'Feature switches' }),
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

/** Settings document `cashier`. */
export const CashierSettings = Type.Object(
  {
    methods: Type.Array(
      Type.Object(
        {
          sysname: Type.String({ description: 'Name of the method on the platform' }),
          form: documentKey('form', 'Key of the form document with the requisites'),
          icon: Type.String({ description: 'Name of an icon' }),
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
    ),
    presets: Type.Record(
      Type.String(),
      Type.Array(Type.Object({ value: Type.String() }, { additionalProperties: false })),
      { description: 'Amounts offered at the deposit, by currency' },
    ),
  },
  { additionalProperties: false },
)
export type CashierSettings = Static<typeof CashierSettings>

/** Settings document `analytics`. */
export const AnalyticsSettings = Type.Object(
  {
    platformEvents: Type.Array(Type.String(), {
      description: 'Analytics events that are also sent to the platform (events.handle)',
    }),
  },
  { additionalProperties: false },
)
export type AnalyticsSettings = Static<typeof AnalyticsSettings>

/** Contract of each settings document, by its key. */
export const settingsContracts = {
  site: SiteSettings,
  functional: FunctionalSettings,
  cashier: CashierSettings,
  analytics: AnalyticsSettings,
} as const
export type SettingsKey = keyof typeof settingsContracts
