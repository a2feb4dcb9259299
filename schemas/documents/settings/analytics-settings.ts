import { Type, type Static } from 'typebox'
import { usualCheckDomain } from '../../device-session.ts'

/** Checked on publication, like all origins in the settings. */
const origin = Type.String({ origin: true, fact: 'script' })

/** Settings document `analytics`. */
export const AnalyticsSettings = Type.Object(
  {
    platformEvents: Type.Array(Type.String(), {
      description: 'Analytics events that are also sent to the platform (events.handle)',
    }),
    tagManager: Type.Optional(
      Type.String({
        pattern: '^GTM-[A-Z0-9]{4,12}$',
        fact: 'script',
        description: 'Google Tag Manager container, such as GTM-AB12CD3. Default: none',
      }),
    ),
    googleAnalytics: Type.Optional(
      Type.String({
        pattern: '^G-[A-Z0-9]{4,14}$',
        fact: 'script',
        description:
          'Measurement ID of Google Analytics 4, such as G-AB12CD34EF, for sites without a container of the tag manager. Default: none',
      }),
    ),
    tagHosts: Type.Optional(
      Type.Array(origin, {
        maxItems: 20,
        description:
          'Hosts that the container’s tags load from and send data to, in addition to Google’s, as origins such as https://pixel.example',
      }),
    ),
    metrics: Type.Optional(
      Type.String({
        pattern: '^\\d{1,12}$',
        fact: 'script',
        description: 'Number of the Yandex Metrica counter. Default: none',
      }),
    ),
    fingerprint: Type.Optional(
      Type.Object(
        {
          script: Type.String({
            pattern: '^(?:https://[^\\s/]+)?/[^\\s]+$',
            fact: 'script',
            maxLength: 300,
            description:
              'Address of the device fingerprinting script, such as https://cdn.seonintelligence.com/js/v6/agent.umd.js; in the sandbox /sandbox/fingerprint/agent.js',
          }),
          host: Type.Optional(
            Type.String({
              pattern: '^[a-z0-9-]+(?:\\.[a-z0-9-]+)+$',
              description: `Domain of the script’s checks. Default: ${usualCheckDomain}`,
            }),
          ),
        },
        {
          additionalProperties: false,
          description:
            'Device fingerprints for fraud detection by SEON, version 6. They go to the platform with logins, registrations and payments. Default: none',
        },
      ),
    ),
    asksConsent: Type.Optional(
      Type.Boolean({
        description:
          'Ask visitors for consent before any of these services is loaded. Default: no consent is requested',
      }),
    ),
  },
  { additionalProperties: false },
)
export type AnalyticsSettings = Static<typeof AnalyticsSettings>
