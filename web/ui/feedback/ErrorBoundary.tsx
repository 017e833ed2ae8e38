import { Component, type ErrorInfo, type ReactNode } from "react";
import * as sentences from "../../../shared/sentences.ts";
import { Button } from "../controls/Button.tsx";
import { EmptyState } from "./EmptyState.tsx";

interface Props {
  /** A change of this value gives the content another try. */
  readonly resetKey: string;
  readonly children: ReactNode;
}

interface State {
  readonly hasFailed: boolean;
}

/** Shows a sentence instead of content that failed to draw, so that the rest of the page goes on. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(error, info.componentStack);
  }

  override componentDidUpdate(previous: Props): void {
    if (previous.resetKey !== this.props.resetKey && this.state.hasFailed) {
      this.setState({ hasFailed: false });
    }
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <div role="alert" className="failure">
        <EmptyState text={sentences.unexpected}>
          <Button
            onClick={() => {
              window.location.reload();
            }}
          >
            Reload the page
          </Button>
        </EmptyState>
      </div>
    );
  }
}
