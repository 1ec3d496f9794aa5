import { description, type GenericSchema, optional, pipe } from 'valibot';

/** An optional setting, with the description that an editor shows. */
// @__NO_SIDE_EFFECTS__
export const setting = <T extends GenericSchema, const TText extends string>(schema: T, text: TText) =>
  optional(pipe(schema, description(text)));
