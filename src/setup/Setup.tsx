/** The setup page: a welcome, five questions with the choice of a plan, and what comes next. */
import { type ReactNode, useState } from 'react';
import type * as z from 'zod/mini';
import '../ui/styles/tokens.css';
import '../ui/styles/base.css';
import '../ui/styles/fonts.css';
import { beginSetup } from '../api/setupClient.ts';
import type { SetupReply, setupPageSchema } from '../api/setupContract.ts';
import { LANGUAGES, primaryLanguage } from '../domain/language.ts';
import { MACHINE_TRANSLATED } from '../domain/machineTranslated.ts';
import { LanguageSwitch } from '../ui/LanguageSwitch.tsx';
import { Done } from './Done.tsx';
import { messages } from './messages.ts';
import { PlanPicture } from './PlanPicture.tsx';
import { Questions } from './Questions.tsx';
import { firstAnswers, keepAnswers, keptAnswers } from './answers.ts';
import './setup.css';
import { Button } from '../ui/Button.tsx';

type SetupProps = { readonly page: z.infer<typeof setupPageSchema>; readonly token: string | undefined };

export function Setup({ page, token }: SetupProps): ReactNode {
  const [signedIn, setSignedIn] = useState(page.signedIn);
  const [answers, setAnswers] = useState(() => keptAnswers(firstAnswers(navigator.languages)));
  const [made, setMade] = useState<SetupReply>();
  return (
    <div className="setup" data-made={made !== undefined || undefined}>
      <header>
        <img src="/assets/icon.svg" alt="" width={28} height={28} />
        <span>{answers.name}</span>
        <LanguageSwitch
          label={messages.pageLanguage}
          className="setup-select"
          languages={LANGUAGES}
          machineTranslated={MACHINE_TRANSLATED}
          mark={messages.machineTranslated}
          value={primaryLanguage(messages.tag)}
          onSelect={(language) => {
            const address = new URL(location.href);
            address.searchParams.set('lang', language);
            location.assign(address);
          }}
        />
      </header>
      <div className="setup-picture">
        <PlanPicture template={answers.template} tables={answers.tables} language={answers.language} />
      </div>
      <main>
        {made && <Done name={answers.name} reply={made} />}
        {!made && !signedIn && <Welcome token={token} onBegin={() => setSignedIn(true)} />}
        {!made && signedIn && (
          <Questions
            answers={answers}
            back={page.back}
            onChange={(changed) => {
              setAnswers(changed);
              keepAnswers(changed);
            }}
            onMade={(reply) => {
              keepAnswers(undefined);
              setMade(reply);
            }}
          />
        )}
      </main>
    </div>
  );
}

function Welcome({ token, onBegin }: { readonly token: string | undefined; onBegin(): void }): ReactNode {
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState(token === undefined ? messages.noLink : '');
  const begin = async (secret: string): Promise<void> => {
    setBusy(true);
    const result = await beginSetup(secret, messages.tag);
    setBusy(false);
    if (result.ok) {
      // The secret is of no more use, and stays neither in the address bar nor in the history.
      history.replaceState(null, '', location.pathname + location.search);
      onBegin();
      return;
    }
    if (result.error === 'refused') setError(result.message);
    else setError(result.error === 'signed-out' ? messages.linkUsed : messages.failures.unreachable);
  };
  return (
    <section className="setup-step">
      <h1>{messages.welcome}</h1>
      <p className="setup-lead">{messages.welcomeText}</p>
      <p role="alert">{error}</p>
      {token !== undefined && (
        <Button
          kind="primary"
          aria-busy={isBusy}
          onClick={() => {
            if (!isBusy) void begin(token);
          }}
        >
          {isBusy ? messages.busy : messages.begin}
        </Button>
      )}
    </section>
  );
}
