import { cardProfileFields } from '@pg/card-params';
import { requireField } from '@pg/rule-kit/internal';
import { type SaleProfile, saleProfileFields } from '@pg/sale-form';
import { type SessionProfile, sessionProfileFields } from '@pg/session-request';
import { type GenericSchema, strictObject } from 'valibot';

/** What the account manager said about a merchant, for all kinds of payload. */
export interface MerchantProfile extends SessionProfile, SaleProfile {}

/** The schema of a merchant profile. Its type accepts `readonly` arrays; the type that valibot infers does not. */
export const profileSchema = strictObject({
  ...cardProfileFields,
  ...requireField,
  ...sessionProfileFields,
  ...saleProfileFields,
}) as GenericSchema as GenericSchema<MerchantProfile>;
