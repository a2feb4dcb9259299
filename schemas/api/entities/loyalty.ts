import { Type, type Static } from 'typebox'
import { AmountOf, Choice, Flag, List, Nullable, Text, Whole } from './fields.ts'

export const LoyaltyCharacter = Type.Object(
  {
    id: Whole('Number of the character'),
    sysname: Text('Name under which content keeps the art'),
    name: Text('Name, in the language of the call'),
    description: Text('Who it is and what it brings'),
    image_url: Nullable(Text('Address'), 'Picture; null: content has one'),
    min_level: Whole('Level from which it can be chosen', { minimum: 1 }),
    is_available: Flag('May be chosen by the caller'),
    is_selected: Flag('Is the one of the caller'),
  },
  { description: 'A character that stands for the player' },
)
export type LoyaltyCharacter = Static<typeof LoyaltyCharacter>

export const LoyaltyCharacters = Type.Object(
  {
    items: List(LoyaltyCharacter, 'Characters'),
    offset: Whole('Items left out before these', { minimum: 0 }),
    limit: Whole('Most items in an answer', { minimum: 1 }),
    total: Whole('Items there are in all', { minimum: 0 }),
  },
  { description: 'Characters to choose from' },
)
export type LoyaltyCharacters = Static<typeof LoyaltyCharacters>

export const LoyaltyLevel = Type.Object(
  {
    level: Whole('Number, from 1', { minimum: 1 }),
    name: Text('Name, in the language of the call'),
    min_points: Whole('Points of experience from which it is reached', { minimum: 0 }),
    benefits: List(Text('Benefit'), 'What it brings, in the language of the call'),
    is_reached: Flag('Whether the caller has reached it'),
  },
  { description: 'A level of the program' },
)

export const Progress = Type.Object(
  {
    minValue: Whole('Experience at which the present level begins', { minimum: 0 }),
    maxValue: Whole('Experience at which the next level begins', { minimum: 0 }),
    expCount: Whole('Experience now', { minimum: 0 }),
  },
  { description: 'Progress within the level: (expCount - minValue) / (maxValue - minValue)' },
)

export const LoyaltyInfo = Type.Object(
  {
    id: Whole('Number of the program'),
    uid: Whole('Number of the player'),
    is_active: Flag('Whether the player takes part'),
    points: Whole('Points to spend in the shop', { minimum: 0 }),
    pointsAlias: Text('What points are called, in the language of the call'),
    character: Nullable(LoyaltyCharacter, 'Chosen character; null: none yet'),
    level: Whole('Present level, from 1', { minimum: 1 }),
    levels: List(LoyaltyLevel, 'All levels, the lowest first'),
    progress: Progress,
  },
  { description: 'Where the player stands in the loyalty program' },
)
export type LoyaltyInfo = Static<typeof LoyaltyInfo>

export const LoyaltyNotification = Type.Object(
  {
    id: Whole('Number of the notification'),
    trigger: Text('What brought it about: register, profile and confirm offer a tutorial'),
    type: Text('credit: shown as success; anything else as error'),
    title: Text('Headline, in the language of the call'),
    message: Text('What it says'),
    amount: Nullable(AmountOf('Decimal string'), 'How much; null: nothing to count'),
    amountType: Nullable(Text('Unit'), 'points, freespins or a currency; null with amount'),
    image: Nullable(Text('Address'), 'Picture'),
  },
  { description: 'Something new in the loyalty program; answered once' },
)
export type LoyaltyNotification = Static<typeof LoyaltyNotification>

export const LoyaltyProduct = Type.Object(
  {
    id: Whole('Number of the product'),
    sysname: Text('Name under which content keeps its picture'),
    name: Text('Name, in the language of the call'),
    description: Text('What the buyer gets'),
    type: Choice(['freespins', 'bonus', 'cash', 'gift'], 'Kind of product'),
    price: Whole('Points', { minimum: 1 }),
    image_url: Nullable(Text('Address'), 'Picture; null: content has one'),
    min_level: Whole('Level from which it can be bought', { minimum: 1 }),
    left: Nullable(Whole('Number'), 'Pieces left; null: any number'),
    can_buy: Flag('Whether level and stock let the caller buy it; says nothing of the points'),
  },
  { description: 'Something that points buy' },
)
export type LoyaltyProduct = Static<typeof LoyaltyProduct>

export const LoyaltyProgram = Type.Object(
  {
    id: Whole('Number of the program'),
    sysname: Text('Name in addresses'),
    name: Text('Name, in the language of the call'),
    description: Text('What it is about, one or two sentences'),
    rules: Text('Rules, paragraphs parted by empty lines'),
    is_active: Flag('Runs now'),
    image_url: Nullable(Text('Address'), 'Picture; null: content has one'),
    levels: List(LoyaltyLevel, 'All levels, the lowest first'),
  },
  { description: 'A loyalty program' },
)
export type LoyaltyProgram = Static<typeof LoyaltyProgram>
