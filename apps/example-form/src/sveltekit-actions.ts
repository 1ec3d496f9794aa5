import { type FormState, readForm } from './plain-form.ts';

/** `actions` of `+page.server.ts`. The page shows `form?.errors?.shipping_postcode`. */
export const actions = {
  default: async ({ request }: { request: Request }): Promise<FormState> => readForm(await request.formData()),
};
