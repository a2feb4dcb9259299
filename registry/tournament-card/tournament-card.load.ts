import type { Loads } from '../../schemas/component.ts'

export const load = {
  tournaments: {
    call: 'tournaments.get',
    params: {
      count: { from: 'value', value: 1 },
      // Optional fields: this card shows neither standings nor prizes.
      fields: { from: 'value', value: 'restrictions' },
    },
    items: [
      'id',
      'status',
      'started_at',
      'finished_at',
      'description.name',
      'description.scene',
      'description.image',
      'total_prize',
      'image_url',
      'games_count',
      'total_participants',
      'user_info',
      'restrictions.min_bet',
      'restrictions.is_deposit_required',
    ],
  },
} as const satisfies Loads
