import { Type, type Static } from 'typebox'

/** Checked on publication, like all origins in the settings. */
const origin = Type.String({ origin: true })

/** Settings document `analytics`. */
export const AnalyticsSettings = Type.Object(
  {
    platformEvents: Type.Array(Type.String(), {
      description: 'Analytics events that are also sent to the platform (events.handle)',
    }),
    tagManager: Type.Optional(
      Type.String({
        pattern: '^GTM-[A-Z0-9]{4,12}$',
        description: 'Container of Google Tag Manager, such as GTM-AB12CD3; left out: none',
      }),
    ),
    tagHosts: Type.Optional(
      Type.Array(origin, {
        maxItems: 20,
        description:
          'Hosts that tags of the container load from and report to beside those of Google, as origins such as https://pixel.example',
      }),
    ),
    metrics: Type.Optional(
      Type.String({
        pattern: '^\\d{1,12}$',
        description: 'Number of the counter of Yandex Metrica; left out: none',
      }),
    ),
    fingerprint: Type.Optional(
      Type.Object(
        {
          script: Type.String({
            pattern: '^(?:https://[^\\s/]+)?/[^\\s]+$',
            maxLength: 300,
            description:
              'Address of the script that makes the fingerprint of a device, such as https://cdn.seondf.com/js/v5/agent.js; in the sandbox /sandbox/fingerprint/agent.js',
          }),
          host: Type.Optional(
            Type.String({
              pattern: '^[a-z0-9-]+(?:\\.[a-z0-9-]+)+$',
              description: 'Host that the script reports to; left out: seondf.com',
            }),
          ),
        },
        {
          additionalProperties: false,
          description: 'Fingerprints of devices for the detection of fraud; left out: none',
        },
      ),
    ),
    asksConsent: Type.Optional(
      Type.Boolean({
        description:
          'Whether visitors are asked before any of these services is loaded; left out: they are not asked',
      }),
    ),
  },
  { additionalProperties: false },
)
export type AnalyticsSettings = Static<typeof AnalyticsSettings>
