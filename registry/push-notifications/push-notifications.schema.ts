import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { examples } from './push-notifications.examples.ts'
import { load } from './push-notifications.load.ts'

export const pushNotifications = defineComponent({
  type: 'PushNotifications',
  version: 1,
  description:
    'Push notifications, which the player turns on for each device and subject; lists the player’s devices. Not shown if the platform sends none.',
  category: 'account',
  props: Type.Object({}, { additionalProperties: false }),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  examples,
})
