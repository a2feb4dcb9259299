import { Type } from 'typebox'
import { CommaList, Done, NoParams, call } from '../call.ts'
import { StorageItem } from '../entities/account.ts'
import { Items, Text } from '../entities/fields.ts'
import { GeneralInfo, IdentityToken, Metadata, SupportSettings } from '../entities/site.ts'

export const siteCalls = {
  'metadata.get': call({
    description: 'Lists for forms: countries and currencies',
    access: 'guest',
    isShared: true,
    params: NoParams,
    answer: Metadata,
    errors: [],
  }),
  'metadata.getgeneralinfo': call({
    description: 'What the platform says of the site',
    access: 'guest',
    params: NoParams,
    answer: GeneralInfo,
    errors: [],
  }),
  'storage.get': call({
    description: 'What the site keeps for the player',
    access: 'player',
    params: Type.Object({ keys: CommaList('Keys wanted; left out: all') }),
    answer: Items(StorageItem, 'Values, in the order of the keys'),
    errors: [],
  }),
  'storage.getKeys': call({
    description: 'Keys under which something is kept',
    access: 'player',
    params: NoParams,
    answer: Items(Text('Key'), 'Keys'),
    errors: [],
  }),
  'storage.set': call({
    description: 'Keeps a value for the player; an empty one forgets the key',
    access: 'player',
    params: Type.Object({
      key: Type.String({ pattern: '^[\\w.:-]{1,100}$', description: 'Letters, digits and _ . : -' }),
      value: Type.String({ maxLength: 8192, default: '', description: 'Text' }),
    }),
    answer: Done,
    errors: ['StorageQuotaExceededException'],
  }),
  'identity.createApplicant': call({
    description: "Makes the player known to the identity provider, out of his profile's fields",
    access: 'player',
    params: NoParams,
    answer: Type.Object({ applicant_id: Text('Number of the applicant at the provider') }),
    errors: ['KycUserProfileException'],
  }),
  'identity.getAccessToken': call({
    description: 'Access to the identity check',
    access: 'player',
    params: Type.Object({
      externalActionId: Type.Optional(
        Type.String({ maxLength: 100, description: 'Check for one occasion, such as a withdrawal' }),
      ),
    }),
    answer: IdentityToken,
    errors: ['KycUserProfileException'],
  }),
  'support.getsettings': call({
    description: 'How players reach support',
    access: 'guest',
    params: NoParams,
    answer: SupportSettings,
    errors: [],
  }),
  'support.sendFeedback': call({
    description: 'A letter to support',
    access: 'guest',
    params: Type.Object({
      name: Type.String({ minLength: 1, maxLength: 60, description: 'Who writes' }),
      email: Type.String({ format: 'email', maxLength: 100, description: 'Where the answer goes' }),
      subject: Type.Optional(Type.String({ maxLength: 120, description: 'What it is about' })),
      message: Type.String({ minLength: 1, maxLength: 4000, description: 'What is said' }),
    }),
    answer: Done,
    errors: [],
  }),
  'chatEvents.store': call({
    description: 'A message of the support chat, sent or received',
    access: 'player',
    params: Type.Object({
      channel_id: Type.String({ minLength: 1, maxLength: 100, description: 'Channel at the chat provider' }),
      conversation_id: Type.String({ minLength: 1, maxLength: 100, description: 'Conversation there' }),
      text: Type.String({ maxLength: 4000, description: 'What was said' }),
      event: Type.Enum(['sent', 'received'], { description: 'Direction, seen from the player' }),
    }),
    answer: Done,
    errors: [],
  }),
  'events.handle': call({
    description: 'An analytics event',
    access: 'guest',
    params: Type.Object({
      event_name: Type.String({ minLength: 1, maxLength: 100, description: 'Such as login or make_deposit' }),
      event_params: Type.Record(Type.String(), Type.Unknown(), {
        default: {},
        description: 'What belongs to it, nothing personal; travels as JSON',
      }),
    }),
    answer: Done,
    errors: [],
  }),
}
