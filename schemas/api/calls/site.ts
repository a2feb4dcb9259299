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
    description: 'Configuration of the site on the platform',
    access: 'guest',
    params: NoParams,
    answer: GeneralInfo,
    errors: [],
  }),
  'storage.get': call({
    description: 'Values that the site stores for the player',
    access: 'player',
    params: Type.Object({ keys: CommaList('Keys to return. Default: all') }),
    answer: Items(StorageItem, 'Values, in the order of the keys'),
    errors: [],
  }),
  'storage.getKeys': call({
    description: 'Keys that have a value',
    access: 'player',
    params: NoParams,
    answer: Items(Text('Key'), 'Keys'),
    errors: [],
  }),
  'storage.set': call({
    description: 'Stores a value for the player; an empty value deletes the key',
    access: 'player',
    params: Type.Object({
      key: Type.String({ pattern: '^[\\w.:-]{1,100}$', description: 'Letters, digits and _ . : -' }),
      value: Type.String({ maxLength: 8192, default: '', description: 'Text' }),
    }),
    answer: Done,
    errors: ['StorageQuotaExceededException'],
  }),
  'identity.createApplicant': call({
    description: 'Registers the player with the identity provider, using the fields of the profile',
    access: 'player',
    params: NoParams,
    answer: Type.Object({ applicant_id: Text('Applicant ID at the provider') }),
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
    description: 'Support contacts for players',
    access: 'guest',
    params: NoParams,
    answer: SupportSettings,
    errors: [],
  }),
  'support.sendFeedback': call({
    description: 'Sends a message to support',
    access: 'guest',
    params: Type.Object({
      name: Type.String({ minLength: 1, maxLength: 60, description: 'Name of the sender' }),
      email: Type.String({ format: 'email', maxLength: 100, description: 'Where the answer is sent' }),
      subject: Type.Optional(Type.String({ maxLength: 120, description: 'Subject of the message' })),
      message: Type.String({ minLength: 1, maxLength: 4000, description: 'Text of the message' }),
      request_id: Type.Optional(
        Type.String({
          pattern: '^[0-9a-zA-Z-]{8,64}$',
          description:
            'Random ID of the message. A message with the ID of an earlier one is not accepted again, so that it may be repeated after a lost answer',
        }),
      ),
    }),
    answer: Done,
    errors: [],
  }),
  'chatEvents.store': call({
    description: 'Records a message of the support chat, sent or received',
    access: 'player',
    params: Type.Object({
      channel_id: Type.String({ minLength: 1, maxLength: 100, description: 'Channel at the chat provider' }),
      conversation_id: Type.String({
        minLength: 1,
        maxLength: 100,
        description: 'Conversation ID at the chat provider',
      }),
      text: Type.String({ maxLength: 4000, description: 'Text of the message' }),
      event: Type.Enum(['sent', 'received'], { description: 'Direction, from the player’s point of view' }),
    }),
    answer: Done,
    errors: [],
  }),
  'events.handle': call({
    description: 'Reports an analytics event',
    access: 'guest',
    params: Type.Object({
      event_name: Type.String({
        minLength: 1,
        maxLength: 100,
        description: 'Name of the event, such as login or make_deposit',
      }),
      event_params: Type.Record(Type.String(), Type.Unknown(), {
        default: {},
        description: 'Event data without personal information; sent as JSON',
      }),
    }),
    answer: Done,
    errors: [],
  }),
}
