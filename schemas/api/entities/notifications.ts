import { Type, type Static } from 'typebox'
import { notificationKinds } from '../notification-kinds.ts'
import { Choice, Flag, Nullable, Text, Timestamp, Whole } from './fields.ts'

export const NotificationAction = Type.Object(
  {
    label: Text('Text of the link, in the language of the request', { maxLength: 60 }),
    link: Type.String({
      pattern: '^/(?![/\\\\])',
      maxLength: 300,
      description: 'Path on the site without language prefix, such as /cashier/history',
    }),
  },
  { description: 'A link to where the player can react' },
)

export const Notification = Type.Object(
  {
    id: Type.String({ pattern: '^[\\w:.-]{1,80}$', description: 'Notification ID; never changes' }),
    kind: Choice(notificationKinds, 'Subject, by which players filter', 'account'),
    title: Text('Headline, in the language of the request'),
    text: Text('Details, in the language of the request; may be empty', { default: '' }),
    created_at: Timestamp('When it happened'),
    is_read: Flag('Whether the player has read it', false),
    actions: Type.Array(NotificationAction, {
      maxItems: 2,
      description: 'Links, the main one first',
      default: [],
    }),
    image_url: Nullable(Text('Address'), 'Picture; null: use the emblem', null),
    emblem: Nullable(
      Text('Name of a drawing of the site, such as "coins"'),
      'Drawing of the site; null or unknown: the one of the kind',
      null,
    ),
  },
  { description: 'Something that happened to the player’s money, bonuses, games or account' },
)
export type Notification = Static<typeof Notification>

const unread = (description: string) => Whole(description, { minimum: 0 })

export const UnreadNotifications = Type.Object(
  {
    money: unread('About money'),
    bonus: unread('About bonuses'),
    game: unread('About games'),
    account: unread('About the account'),
  },
  { description: 'Number of unread notifications of each kind' },
)
export type UnreadNotifications = Static<typeof UnreadNotifications>

export const Notifications = Type.Object(
  {
    items: Type.Array(Notification, { description: 'Notifications, newest first' }),
    offset: Whole('Number of skipped items', { minimum: 0 }),
    limit: Whole('Maximum number of items in the response', { minimum: 1 }),
    total: Whole('Total number of notifications of the requested kind', { minimum: 0 }),
    unread: UnreadNotifications,
  },
  { description: 'A page of notifications' },
)
export type Notifications = Static<typeof Notifications>
