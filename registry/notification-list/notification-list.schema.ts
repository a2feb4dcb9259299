import { Type } from 'typebox'
import { defineComponent } from '../../schemas/component.ts'
import { examples } from './notification-list.examples.ts'
import { load } from './notification-list.load.ts'

export const notificationList = defineComponent({
  type: 'NotificationList',
  version: 1,
  description:
    'The player’s notifications by day: filter by subject, marks of unread ones, links to react. Not shown if the platform has none.',
  category: 'account',
  props: Type.Object(
    {
      count: Type.Optional(
        Type.Integer({
          minimum: 5,
          maximum: 50,
          description: 'Number of notifications per page of the list. Default: 20',
        }),
      ),
      hasKinds: Type.Optional(
        Type.Boolean({ description: 'Whether players can filter by subject. Default: no' }),
      ),
    },
    { additionalProperties: false },
  ),
  slots: {},
  migrations: [],
  interactive: true,
  load,
  examples,
})
