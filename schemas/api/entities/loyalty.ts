import { Type, type Static } from 'typebox'
import { AmountOf, Choice, Id, Flag, List, Nullable, Text, Whole } from './fields.ts'

export const LoyaltyCharacter = Type.Object(
  {
    id: Id('Character ID'),
    sysname: Text('Name under which the site’s content has the artwork'),
    name: Text('Name, in the language of the request'),
    description: Text('Description and benefits of the character', { default: '' }),
    image_url: Nullable(Text('Address'), 'Picture; null: use the site’s own', null),
    min_level: Whole('Level from which the character can be chosen', { minimum: 1, default: 1 }),
    is_available: Flag('Whether the player can choose the character', false),
    is_selected: Flag('Whether this is the player’s current character', false),
  },
  { description: 'A character that represents the player' },
)
export type LoyaltyCharacter = Static<typeof LoyaltyCharacter>

export const LoyaltyCharacters = Type.Object(
  {
    items: Type.Array(LoyaltyCharacter, { description: 'Characters' }),
    offset: Whole('Number of skipped items', { minimum: 0 }),
    limit: Whole('Maximum number of items in a response', { minimum: 1 }),
    total: Whole('Total number of items', { minimum: 0 }),
  },
  { description: 'Characters to choose from' },
)
export type LoyaltyCharacters = Static<typeof LoyaltyCharacters>

export const LoyaltyLevel = Type.Object(
  {
    level: Whole('Level number, starting at 1', { minimum: 1 }),
    name: Text('Name, in the language of the request'),
    min_points: Whole('Experience points required for the level', { minimum: 0 }),
    benefits: List(Text('Benefit'), 'Benefits, in the language of the request'),
    is_reached: Flag('Whether the player has reached the level', false),
  },
  { description: 'A level of the program' },
)

export const Progress = Type.Object(
  {
    minValue: Whole('Experience at which the current level starts', { minimum: 0 }),
    maxValue: Whole('Experience at which the next level starts', { minimum: 0 }),
    expCount: Whole('Current experience points', { minimum: 0 }),
  },
  { description: 'Progress within the level: (expCount - minValue) / (maxValue - minValue)' },
)

export const LoyaltyInfo = Type.Object(
  {
    id: Id('Program ID'),
    uid: Id('Player ID'),
    is_active: Flag('Whether the player participates'),
    points: Whole('Points to spend in the shop', { minimum: 0 }),
    pointsAlias: Text('Name of the points, in the language of the request'),
    character: Nullable(LoyaltyCharacter, 'Current character; null: none yet'),
    level: Whole('Current level, starting at 1', { minimum: 1 }),
    levels: Type.Array(LoyaltyLevel, { description: 'All levels, lowest first' }),
    progress: Progress,
  },
  { description: 'The player’s status in the loyalty program' },
)
export type LoyaltyInfo = Static<typeof LoyaltyInfo>

export const LoyaltyNotification = Type.Object(
  {
    id: Id('Notification ID'),
    trigger: Text('Trigger of the notification: register, profile and confirm offer a tutorial', {
      default: '',
    }),
    type: Text('credit: shown as success; any other value: shown as an error', { default: '' }),
    title: Text('Headline, in the language of the request'),
    message: Text('Text of the notification', { default: '' }),
    amount: Nullable(AmountOf('Decimal string'), 'Amount; null: no amount'),
    amountType: Nullable(Text('Unit'), 'points, freespins or a currency; null without an amount'),
    image: Nullable(Text('Address'), 'Picture', null),
  },
  { description: 'A notification of the loyalty program; returned once' },
)
export type LoyaltyNotification = Static<typeof LoyaltyNotification>

export const LoyaltyProduct = Type.Object(
  {
    id: Id('Product ID'),
    sysname: Text('Name under which the site’s content has the picture'),
    name: Text('Name, in the language of the request'),
    description: Text('What the player receives', { default: '' }),
    type: Choice(['freespins', 'bonus', 'cash', 'gift'], 'Type of product', 'gift'),
    price: Whole('Points', { minimum: 1 }),
    image_url: Nullable(Text('Address'), 'Picture; null: use the site’s own', null),
    min_level: Whole('Level from which the product can be bought', { minimum: 1, default: 1 }),
    left: Nullable(Whole('Number'), 'Items in stock; null: unlimited'),
    can_buy: Flag('Whether level and stock allow the purchase; points are not considered', false),
  },
  { description: 'A product that can be bought with points' },
)
export type LoyaltyProduct = Static<typeof LoyaltyProduct>

export const LoyaltyProgram = Type.Object(
  {
    id: Id('Program ID'),
    sysname: Text('Name in URLs'),
    name: Text('Name, in the language of the request'),
    description: Text('Description, one or two sentences', { default: '' }),
    rules: Text('Rules, paragraphs separated by empty lines', { default: '' }),
    is_active: Flag('Whether it is running now', true),
    image_url: Nullable(Text('Address'), 'Picture; null: use the site’s own', null),
    levels: Type.Array(LoyaltyLevel, { description: 'All levels, lowest first' }),
  },
  { description: 'A loyalty program' },
)
export type LoyaltyProgram = Static<typeof LoyaltyProgram>
