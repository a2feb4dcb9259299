import { Type } from 'typebox'
import { CommaList, Done, NoParams, call } from '../call.ts'
import { Choice, Flag, List, Text, Timestamp } from '../entities/fields.ts'
import { notificationKinds } from '../notification-kinds.ts'

const DeviceId = Type.String({ pattern: '^[\\w-]{1,80}$', description: 'ID of the device; not its endpoint' })

const PushDevice = Type.Object(
  {
    id: DeviceId,
    name: Text('Browser and system, as sent with the subscription'),
    created_at: Timestamp('When it was subscribed'),
    is_current: Flag('Whether it was subscribed in the session of this call'),
    is_failing: Flag('Whether the last notification did not arrive'),
    kinds: List(Choice(notificationKinds, 'Subject'), 'Subjects of which notifications are sent'),
  },
  { description: 'A browser that receives notifications' },
)

const PushSettings = Type.Object({
  public_key: Type.String({
    pattern: '^[A-Za-z0-9_-]{80,100}$',
    description: 'VAPID public key, in base64url; subscriptions are bound to it',
  }),
  devices: List(PushDevice, 'Devices of the player whose sessions have not ended, oldest first'),
})

const kinds = notificationKinds.join(', ')

/** Calls for web push, which a player turns on for each browser. Messages are described by schemas/push-message.ts. */
export const pushCalls = {
  'push.getsettings': call({
    description:
      'Key for subscriptions, and the devices of the player that have one. A platform without web push has none of these calls',
    access: 'player',
    optional: true,
    params: NoParams,
    answer: PushSettings,
    errors: [],
  }),
  'push.subscribe': call({
    description:
      'Sends notifications to the browser of this session from now on, in the language of the call. Repeated with the same endpoint, it changes the subjects. The subscription ends with the session. Nothing is sent while the player takes a break or is self-excluded. An endpoint that is no address of a known push service fails with InvalidParameterException, error_data.endpoint `service`; an eleventh device with InvalidRequestException, error_data.reason `too_many`',
    access: 'player',
    optional: true,
    params: Type.Object({
      endpoint: Type.String({
        pattern: '^https?://\\S+$',
        maxLength: 1000,
        description: 'Address of the subscription at the push service of the browser',
      }),
      p256dh: Type.String({
        pattern: '^[A-Za-z0-9_-]{87}=?$',
        description: 'Public key of the subscription, in base64url',
      }),
      auth: Type.String({
        pattern: '^[A-Za-z0-9_-]{22}(==)?$',
        description: 'Secret of the subscription, in base64url',
      }),
      name: Type.String({ minLength: 1, maxLength: 60, description: 'Browser and system, for the player' }),
      kinds: CommaList(
        `Subjects: ${kinds}. Default: money and account, which report on the player’s own actions; bonus and game are advertising`,
      ),
    }),
    answer: PushDevice,
    errors: [],
  }),
  'push.unsubscribe': call({
    description: 'Sends nothing to a device any more. An unknown ID has no effect',
    access: 'player',
    optional: true,
    params: Type.Object({ id: DeviceId }),
    answer: Done,
    errors: [],
  }),
}
