;;; emacs.el --- the language server, driven by Emacs  -*- lexical-binding: t -*-

;; Drives every request of the language server with a real Emacs, set up by the manual's lines, and fails where an answer is
;; not as expected. Emacs 29 has eglot; on Debian 12, which has Emacs 28: apt-get install emacs-nox elpa-eglot.
;;
;;     LAYOUTDRAW=.build/debug/layoutdraw emacs --batch -l .ci/editors/emacs.el

(require 'package)
(package-initialize)
(require 'eglot)
(require 'cl-lib)
(require 'imenu)
(require 'xref)

(defvar program (expand-file-name (or (getenv "LAYOUTDRAW") "layoutdraw")))
(defvar root (expand-file-name "../.." (file-name-directory load-file-name)))
(defvar folder (file-name-as-directory (make-temp-file "layouts" t)))
(defvar failures 0)

(defun expect (name condition value)
  (unless condition
    (setq failures (1+ failures))
    (princ (format "✘ %s: %S\n" name value))))

(defun wait-until (condition)
  "Wait up to 20 seconds, handling what the server sends."
  (let ((end (+ (float-time) 20)))
    (while (and (not (funcall condition)) (< (float-time) end))
      (accept-process-output nil 0.02))
    (funcall condition)))

;; 1. Run the lines of the manual, with this program.
(setq exec-path (cons (file-name-directory program) exec-path))
(with-temp-buffer
  (insert-file-contents (expand-file-name "Sources/LayoutDraw/LayoutDraw.docc/Editors.md" root))
  (search-forward "```elisp\n")
  (let ((start (point)))
    (search-forward "```")
    (eval-region start (match-beginning 0))))
(dolist (entry eglot-server-programs)
  (when (equal (cdr entry) '("layoutdraw" "lsp")) (setcdr entry (list program "lsp"))))
(setq eglot-sync-connect 20 eglot-autoreconnect nil)
(setq-default eglot-workspace-configuration '((:layoutdraw . (:inlayHints t))))

(write-region
 (mapconcat
  #'identity
  '("// A card" "// in a corner" "canvas \"phone\" 200x100" "let gap = 8" "view card {"
    "    label title \"Hi\" color #ff0000 margins 1 " "    |-gap-[title]" "}" "card.left = 8" "card.top == 8"
    "card.width = 100" "card.height =50" "V:|[title]" "titel.left = 3" "")
  "\n")
 nil (concat folder "a.layout") nil 'silent)
(write-region "view other\n" nil (concat folder "b.layout") nil 'silent)
(find-file (concat folder "a.layout"))
(expect "mode" (eq major-mode 'layout-mode) major-mode)
(expect "comments" (equal comment-start "// ") comment-start)
;; Without a display there are no commands after which eglot starts.
(run-hooks 'post-command-hook)
(expect "start" (wait-until #'eglot-managed-p) (eglot-managed-p))

(defun ask (method &rest parameters)
  "The answer to a request about the document."
  (eglot--signal-textDocument/didChange)
  (jsonrpc-request
   (eglot-current-server) method
   `(:textDocument (:uri ,(eglot--path-to-uri buffer-file-name)) ,@parameters) :timeout 20))
(defun at (line character) `(:line ,line :character ,character))
(defun go-to (line character)
  (goto-char (point-min))
  (forward-line line)
  (forward-char character))
(defun value (answer &rest path)
  "A member of members; a number is a place in an array."
  (dolist (step path answer)
    (setq answer
          (cond ((null answer) nil)
                ((numberp step) (and (< step (length answer)) (elt answer step)))
                (t (plist-get answer step))))))

;; 2. Check the published diagnostics, as Flymake shows them.
(flymake-mode 1)
(flymake-start)
(expect "diagnostics" (wait-until #'flymake-diagnostics) (flymake-diagnostics))
(let ((printed (car (flymake-diagnostics))))
  (expect "diagnostics, text"
          (and printed (string-match-p "did you mean 'title'" (flymake-diagnostic-text printed))
               (= (line-number-at-pos (flymake-diagnostic-beg printed)) 14))
          (and printed (flymake-diagnostic-text printed))))

;; 3. Fix the error, and check what eglot requests by itself.
(go-to 13 0)
(delete-region (point) (line-end-position))
(eglot--signal-textDocument/didChange)
(expect "diagnostics, gone"
        (wait-until
         (lambda ()
           (flymake-start)
           (not (cl-some (lambda (printed) (string-match-p "titel" (flymake-diagnostic-text printed))) (flymake-diagnostics)))))
        (mapcar #'flymake-diagnostic-text (flymake-diagnostics)))
(let ((outline (eglot-imenu)))
  (expect "outline"
          (and (string-match-p "title" (format "%S" outline)) (string-match-p "gap" (format "%S" outline))) outline))
(go-to 8 1)
(let (shown)
  (eglot-hover-eldoc-function (lambda (text &rest _) (setq shown text)))
  (expect "hover" (and (wait-until (lambda () shown)) (string-match-p "100 × 50" shown)) shown))
(go-to 5 45)
(let (shown)
  (eglot-signature-eldoc-function (lambda (text &rest _) (setq shown text)))
  (expect "signature" (and (wait-until (lambda () shown)) (string-match-p "margins" shown)) shown))
(go-to 8 5)
(let* ((found (eglot-completion-at-point))
       (names (and found (all-completions "" (nth 2 found)))))
  (expect "completion" (and (> (length names) 10) (member "leading" names)) names))
(go-to 6 14)
(let ((found (xref-backend-definitions 'eglot "title")))
  (expect "definition"
          (and (= (length found) 1) (= (xref-location-line (xref-item-location (car found))) 6)) found))
(let ((found (xref-backend-references 'eglot "title")))
  (expect "references" (= (length found) 3) found))
(let ((found (xref-backend-apropos 'eglot "other")))
  (expect "symbols of the folder"
          (and (= (length found) 1) (string-suffix-p "b.layout" (xref-location-group (xref-item-location (car found)))))
          found))
(go-to 6 14)
(let ((eglot-confirm-server-initiated-edits nil)) (eglot-rename "name"))
(expect "rename" (= (how-many "\\bname\\b" (point-min) (point-max)) 3) (buffer-string))
;; What a timer sends, where there is a display.
(eglot--signal-textDocument/didChange)
(go-to 6 14)
(eglot-rename "title")
(eglot--signal-textDocument/didChange)
(expect "rename, back" (= (how-many "\\btitle\\b" (point-min) (point-max)) 3) (buffer-string))
(eglot-format-buffer)
(expect "formatting" (save-excursion (goto-char (point-min)) (search-forward "card.height = 50" nil t)) (buffer-string))
(expect "fixes" (vectorp (ask :textDocument/codeAction
                              :range `(:start ,(at 0 0) :end ,(at 13 0)) :context '(:diagnostics []))) nil)

;; 4. Send the requests that this eglot does not: folds, colors, hints, selections, tokens and highlights.
(let ((folds (ask :textDocument/foldingRange)))
  (expect "folding" (and (= (length folds) 2) (equal (value folds 1 :endLine) 6)) folds))
(let ((colors (ask :textDocument/documentColor)))
  (expect "colors" (and (= (length colors) 1) (= (value colors 0 :color :red) 1)) colors)
  (let ((written (ask :textDocument/colorPresentation
                      :color '(:red 0 :green 0.5 :blue 1 :alpha 1) :range (value colors 0 :range))))
    (expect "color written" (equal (value written 0 :label) "#0080ff") written)))
(let ((hints (ask :textDocument/inlayHint :range `(:start ,(at 0 0) :end ,(at 13 0)))))
  (expect "hints" (and (= (length hints) 2) (equal (value hints 0 :label) "100 × 50 at 8, 8")) hints))
(let ((selections (ask :textDocument/selectionRange :positions (vector (at 5 11)))))
  (expect "selection" (= (value selections 0 :range :start :character) 10) selections))
(let ((tokens (ask :textDocument/semanticTokens/full)))
  (expect "tokens" (> (length (value tokens :data)) 20) tokens))
(let ((highlights (ask :textDocument/documentHighlight :position (at 6 14))))
  (expect "highlights" (= (length highlights) 3) highlights))
(let ((word (ask :textDocument/prepareRename :position (at 6 14))))
  (expect "rename, word" (equal (value word :placeholder) "title") word))

;; 5. Shut the server down.
(set-buffer-modified-p nil)
(let ((server (eglot-current-server)))
  (eglot-shutdown server nil 10)
  (expect "stop" (wait-until (lambda () (not (jsonrpc-running-p server)))) server))
(delete-directory folder t)
(princ (if (= failures 0) "every request is answered as expected\n" (format "%d failures\n" failures)))
(kill-emacs (if (= failures 0) 0 1))
