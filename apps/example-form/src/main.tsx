import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { NextForm } from './next-form.tsx';
import { HookForm } from './react-hook-form.tsx';
import { TanStackForm } from './tanstack-form.tsx';

const Form = location.hash === '#tanstack' ? TanStackForm : HookForm;

function Page() {
  const [card, setCard] = useState<object>();
  return (
    <>
      <Form onCard={setCard} />
      <output>{card && JSON.stringify(card)}</output>
    </>
  );
}

const main = document.querySelector('main');
if (main) createRoot(main).render(location.hash === '#next' ? <NextForm /> : <Page />);
